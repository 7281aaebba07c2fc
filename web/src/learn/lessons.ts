import type { Language } from "../base/settings";

/** A lesson of the course: what to know, and a technique to find on a board. */
export interface Lesson {
  technique: string;
  /**
   * Puzzles from the easiest to the hardest. The board is the position in which nothing easier than the technique helps; after a space,
   * the number of steps by the technique that come before it.
   */
  boards: readonly [string, string, string];
  texts: Record<Language, { title: string; text: string[] }>;
}

/** The course, from the first word to chains. */
export const LESSONS: readonly Lesson[] = [
  {
    technique: "naked-single",
    boards: [
      "..8.6.........849....1.3..89.....6...6.4....73.72..91..4..7.3.....3.5..9.9...2..1",
      ".62..7...1..9....2...15..83..6........5.....93....12...7...6.3..4.8.3...5..72....",
      ".....8.1..16.2.5.....3....8.54.........5...919..43..6.4...832...9.......7....4.3.",
    ],
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
    boards: [
      "7.....5.8.....9...4..2.1...2.8.....3..3.2..9....6...8.3..9...7..4..3..51.1..7.... 26",
      "..2..1..7..8...2.96...8.....5..7..18.....6.5.76...8.2...3.6.......2..53......7... 13",
      "..6.....2....6..8.2.54.....6..9..84...785..9......1.7...4.1..53............2.4... 4",
    ],
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
    boards: [
      ".9.......8.4..5.1....7.6.2..6.......4...213........45.2.....5.6..9...8.17..4.....",
      "76..........531.....9........325.4.6.....8.3...4..9.75..2.....81.5...7......1.3.2",
      "......2.92...9..1..4..7...51..7..........6.......5.72..5.4..38....2.....6.2.3.9.4",
    ],
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
    boards: [
      ".38.....24...12.5..9.7....1...9.6......8...67...53.....86........4.9.7....1..5...",
      "9.384........7..6.6..5...........12.52.........9.....6...7.8.4285.2....7...4..35.",
      ".....4...6..3.5.9..798..........3.7.7.4.28..1..2.......4.9.75...........9..5..367",
    ],
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
    boards: [
      "..8..6....2......4..94.5..8.....8.39..5.........1527...8.6..3...3.8.1.........9.1",
      "....9.31.....84.7.5.6.2....1...4.....8.1....3..5..9.....2...1..7..6.52.995.......",
      ".3.6..8.7..9.2.4..6...5.....5....97...4....1...2..........6....19.8....67..139...",
    ],
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
    boards: [
      "7.....8295.3.....4.8...............3.7..3..52.6..9......9..1........2...8269.5.3.",
      "...8.6312...1...7..6..3.....26..1.....9...7.....37...48.....6.5..2.48..3.3.....2.",
      "...5.69.....1...2.5.9....7..13...59...7..3..2....6....7.8..1..6..14.....9....2...",
    ],
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
    boards: [
      "5....8..1.3.........1.....3..4.....52..9......8.2..76.89..6..1..2.87.5..1......4.",
      "......9.58.....47....59...826.17.....3.8..7....5.46.....3..52..62.........1..8.67",
      ".5...7...6.......8..8...25..7.5.6.4..62............7.9...97..1.3.....9....5..8..3",
    ],
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
    boards: [
      ".1......8..6..27....9.5..6...3.19..4......13..7...8.....7.....1.9.4.7..5...5..2..",
      ".63..87..2...........97....8.2.51..9.........5.9...63..813........194.2.......3..",
      "8..26...43....4.....7....6..36.....72.....69.7.......5.53..1.....14.73.....6.....",
    ],
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
    boards: [
      "..6.....2....7..139.....5....1..2.7.7.5.869.4.6..4.......2..74...87..1..4.......5",
      ".......6..2..1....63.4....51...6..84.9....2.....5.7..........47.4...9..88.6..1.3.",
      "...2.75...4...............1.....6.721..35....8.......63...8.....5219..8..1.....95",
    ],
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
    boards: [
      ".....671.5...4.3..7.....42.8.79......31..2.........8..9....5.6...5.29......6.35.7",
      "9..4...7.18...5.4..571.6....6.....8..9......5.....9.3.5..9.4.2.....21..4......8..",
      "69.1.45............74.6..3....57.296.....1.5......91..7..4...233.8.5..........6..",
    ],
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
