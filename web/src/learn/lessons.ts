import type { Language } from "../base/settings";

/** A lesson of the course: what to know, and a technique to find on a board. */
export interface Lesson {
  technique: string;
  /** The first board, as the build writes examples, where the technique's example would be too easy. */
  first?: string;
  texts: Record<Language, { title: string; text: string[] }>;
}

/** The course, from the first word to chains. */
export const LESSONS: readonly Lesson[] = [
  {
    technique: "naked-single",
    texts: {
      en: {
        title: "Candidates",
        text: [
          "Every row, every column and every block (a house) has each of the digits 1 to 9 once. A digit that already stands in a house of a cell cannot stand in that cell. What is left are the cell's candidates, written small.",
          "A cell with a single candidate is solved. Find one, and press its candidate.",
        ],
      },
      ko: {
        title: "후보",
        text: [
          "행, 열, 블록을 하우스라고 합니다. 하우스마다 1부터 9까지 숫자가 한 번씩 들어갑니다. 어떤 칸의 하우스에 이미 있는 숫자는 그 칸에 들어갈 수 없습니다. 남은 숫자가 그 칸의 후보이며, 작게 씁니다.",
          "후보가 하나뿐인 칸은 답이 정해진 칸입니다. 그런 칸을 찾아 후보를 누르세요.",
        ],
      },
    },
  },
  {
    technique: "hidden-single",
    first: "c97h156db2483f915g..1g42hc9ha4.e..i...e...d1.i.3a.d5.h...d..i.a1c95....44h.i.a3.5",
    texts: {
      en: {
        title: "The only place",
        text: [
          "Now look at it the other way round: take a house and a digit, and ask where the digit can go. If only one cell of the house has it as a candidate, it goes there, however many other candidates the cell has.",
          "Most steps of most puzzles are of this kind. Find such a place, and press the digit in it.",
        ],
      },
      ko: {
        title: "하나뿐인 자리",
        text: [
          "이번에는 거꾸로 봅니다. 하우스와 숫자를 하나씩 정하고, 그 숫자가 어디에 들어갈 수 있는지 살핍니다. 그 숫자를 후보로 가진 칸이 하우스에 하나뿐이면, 다른 후보가 아무리 많아도 그 숫자가 들어갑니다.",
          "대부분의 퍼즐에서 가장 많이 쓰는 방법입니다. 그런 자리를 찾아 숫자를 누르세요.",
        ],
      },
    },
  },
  {
    technique: "pointing",
    texts: {
      en: {
        title: "Locked in a block",
        text: [
          "Sometimes a digit has several places in a block, but all of them lie in the same row or column. One of them must hold the digit, so it cannot stand anywhere else in that row or column.",
          "From here on, steps remove candidates instead of writing digits. Find the candidates that can go, and press each of them.",
        ],
      },
      ko: {
        title: "블록 안에 잠긴 후보",
        text: [
          "한 블록에서 어떤 숫자의 자리가 여럿이라도 모두 같은 행이나 열에 있을 때가 있습니다. 그 가운데 하나에는 그 숫자가 들어가므로, 같은 행이나 열의 다른 칸에는 들어갈 수 없습니다.",
          "지금부터는 숫자를 쓰는 대신 후보를 지웁니다. 지울 수 있는 후보를 찾아 하나씩 누르세요.",
        ],
      },
    },
  },
  {
    technique: "naked-pair",
    texts: {
      en: {
        title: "Two cells, two digits",
        text: [
          "If two cells of a house have the same two candidates and no others, the two digits fill these two cells, whichever way round. No other cell of the house can have them.",
          "Look for cells with two candidates first: they are the easiest to compare.",
        ],
      },
      ko: {
        title: "두 칸에 두 숫자",
        text: [
          "한 하우스의 두 칸이 똑같은 두 후보만 가지면, 순서가 어떻든 두 숫자는 그 두 칸을 채웁니다. 그 하우스의 다른 칸에는 들어갈 수 없습니다.",
          "후보가 둘인 칸부터 찾아보세요. 비교하기가 가장 쉽습니다.",
        ],
      },
    },
  },
  {
    technique: "hidden-pair",
    texts: {
      en: {
        title: "Two digits, two cells",
        text: [
          "The same from the side of the digits: if two digits have only two places left in a house, and these are the same two cells, then the cells hold these digits. All their other candidates go.",
          "It is harder to see, because the cells still look full.",
        ],
      },
      ko: {
        title: "두 숫자의 두 칸",
        text: [
          "숫자 쪽에서 본 같은 이야기입니다. 한 하우스에서 두 숫자의 자리가 똑같은 두 칸뿐이면, 그 두 칸에는 그 두 숫자가 들어갑니다. 두 칸의 나머지 후보는 모두 지웁니다.",
          "칸에 다른 후보가 남아 있어서 찾기가 더 어렵습니다.",
        ],
      },
    },
  },
  {
    technique: "x-wing",
    texts: {
      en: {
        title: "X-Wing",
        text: [
          "Follow one digit only. In two rows it has two places each, and they lie in the same two columns. Whichever way it falls, each of the two columns gets the digit in one of these rows.",
          "So the digit can go from all other cells of the two columns. The same holds with rows and columns exchanged.",
        ],
      },
      ko: {
        title: "엑스윙",
        text: [
          "숫자 하나만 따라가 봅니다. 두 행에서 그 숫자의 자리가 둘씩이고, 그 자리가 똑같은 두 열에 있습니다. 어느 쪽이든 두 열의 그 숫자는 이 두 행 안에 들어갑니다.",
          "따라서 두 열의 다른 칸에서는 그 숫자를 지울 수 있습니다. 행과 열을 바꾸어도 마찬가지입니다.",
        ],
      },
    },
  },
  {
    technique: "skyscraper",
    texts: {
      en: {
        title: "Skyscraper",
        text: [
          "Again one digit with two places in each of two rows (or columns), but only one pair of places is in line. They cannot both be true, so at least one of the two other places is.",
          "A candidate of the digit that sees both of the other places can go.",
        ],
      },
      ko: {
        title: "스카이스크레이퍼",
        text: [
          "이번에도 한 숫자의 자리가 두 행(또는 두 열)에 둘씩 있지만, 한쪽 자리만 줄이 맞습니다. 줄이 맞는 두 자리가 모두 참일 수는 없으므로, 나머지 두 자리 가운데 적어도 하나는 참입니다.",
          "나머지 두 자리를 모두 보는 칸에서는 그 숫자를 지울 수 있습니다.",
        ],
      },
    },
  },
  {
    technique: "xy-wing",
    texts: {
      en: {
        title: "XY-Wing",
        text: [
          "A cell with two candidates, the hinge, sees two other cells with two candidates, the wings. The hinge shares one digit with each wing, and the wings share a third digit.",
          "Whichever digit the hinge takes, it leaves one of the wings with the third digit. What sees both wings cannot have it.",
        ],
      },
      ko: {
        title: "XY-윙",
        text: [
          "후보가 둘인 칸(가운데 칸)이 후보가 둘인 다른 두 칸(날개)을 봅니다. 가운데 칸은 날개마다 숫자를 하나씩 함께 가지고, 두 날개는 셋째 숫자를 함께 가집니다.",
          "가운데 칸에 무엇이 들어가든 한쪽 날개에는 셋째 숫자가 들어갑니다. 두 날개를 모두 보는 칸에서는 그 숫자를 지울 수 있습니다.",
        ],
      },
    },
  },
  {
    technique: "simple-colour-trap",
    texts: {
      en: {
        title: "Colours",
        text: [
          "Where a digit has exactly two places in a house, one is true and the other false. Give them two colours, and go on from each place to its partner in the next house. All places of one colour are true together, all of the other false.",
          "A candidate of the digit that sees both colours sees a true one. It can go.",
        ],
      },
      ko: {
        title: "색칠",
        text: [
          "한 하우스에 어떤 숫자의 자리가 꼭 둘이면 하나는 참이고 하나는 거짓입니다. 두 자리를 두 색으로 칠하고, 각 자리에서 다음 하우스의 짝으로 이어 갑니다. 같은 색은 모두 함께 참이거나 함께 거짓입니다.",
          "두 색을 모두 보는 칸은 참인 자리를 반드시 봅니다. 그 칸에서는 그 숫자를 지울 수 있습니다.",
        ],
      },
    },
  },
  {
    technique: "xy-chain",
    texts: {
      en: {
        title: "Chains",
        text: [
          "Cells with two candidates can be followed one after the other: if the first is not this digit, it is the other one; then the next cell that shares it is its own other digit, and so on.",
          "If the chain ends with the digit that the first cell was denied, one of the two ends has it. What sees both ends cannot. Everything harder in Sudoku is a chain of this kind, with more kinds of links.",
        ],
      },
      ko: {
        title: "체인",
        text: [
          "후보가 둘인 칸은 차례로 따라갈 수 있습니다. 첫 칸이 이 숫자가 아니면 다른 숫자이고, 그 숫자를 함께 가진 다음 칸은 또 다른 숫자가 됩니다.",
          "이렇게 이어 가서 첫 칸에 들어가지 않는다고 한 숫자로 끝나면, 양 끝 가운데 하나에는 그 숫자가 들어갑니다. 두 끝을 모두 보는 칸에서는 지울 수 있습니다. 더 어려운 기법도 잇는 방법이 다를 뿐 모두 이런 체인입니다.",
        ],
      },
    },
  },
];
