import type { Language } from "../base/settings";

/** A lesson of the course: what to know, and a technique to find on a board. */
export interface Lesson {
  technique: string;
  /** The boards are variants, and this is what finds the step there. The technique is then only a name. */
  variant?: "one-rule" | "total";
  /**
   * Puzzles from the easiest to the hardest. The board is the position in which nothing easier than the technique helps; after a space,
   * the number of steps by the technique that come before it.
   */
  boards: readonly [string, string, string];
  texts: Record<Language, { title: string; text: string[] }>;
}

/** The course, from the first word to chains, and on to other rules. */
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
          "모든 행, 열, 블록(하우스)에는 1부터 9까지의 숫자가 한 번씩 들어갑니다. 칸의 하우스에 이미 있는 숫자는 그 칸에 들어갈 수 없고, 남은 숫자가 그 칸의 후보입니다. 후보는 작게 씁니다.",
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
          "이번에는 거꾸로 하우스와 숫자를 하나씩 정하고, 그 숫자가 어디에 들어갈 수 있는지 살핍니다. 그 숫자를 후보로 가진 칸이 하우스에 하나뿐이면, 다른 후보가 아무리 많아도 그 숫자가 들어갑니다.",
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
          "이번에는 숫자 쪽에서 봅니다. 한 하우스에서 두 숫자의 자리가 똑같은 두 칸뿐이면, 그 두 칸에는 그 두 숫자가 들어갑니다. 두 칸의 나머지 후보는 모두 지웁니다.",
          "칸에 다른 후보가 남아 있어서 찾기가 더 어렵습니다.",
        ],
      },
    },
  },
  {
    technique: "x-wing",
    boards: [
      "75......8..8.76..2.3....9.6........9....39.........1258........2...5...394.32....",
      "......8....62....3...69..2.81...3.....3..7.4.6..1...8.3...7.6..17......22....453.",
      "...5.69.....1...2.5.9....7..13...59...7..3..2....6....7.8..1..6..14.....9....2...",
    ],
    texts: {
      en: {
        title: "X-Wing",
        text: [
          "Follow one digit only. If it has two places in each of two rows, and they lie in the same two columns, then each of these columns gets the digit in one of the two rows, whichever way it falls.",
          "So the digit can go from all other cells of the two columns. The same holds with rows and columns exchanged.",
        ],
      },
      ko: {
        title: "엑스윙",
        text: [
          "숫자 하나만 봅니다. 두 행에서 그 숫자의 자리가 둘씩이고, 그 자리가 똑같은 두 열에 있다고 합시다. 어느 쪽이든 두 열의 그 숫자는 이 두 행 안에 들어갑니다.",
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
          "Suppose a cell with two candidates is not one of them: it is the other, so the next cell that shares that one takes its own other digit, and so on.",
          "If the chain ends with the digit that the first cell was denied, one of the two ends has it. What sees both ends cannot. Everything harder in Sudoku is a chain of this kind, with more kinds of links.",
        ],
      },
      ko: {
        title: "체인",
        text: [
          "후보가 둘인 칸에 한 숫자가 들어가지 않는다고 해 보면 다른 숫자가 들어가고, 그 숫자를 함께 가진 다음 칸에는 또 다른 숫자가 들어갑니다.",
          "이렇게 이어 가서 첫 칸에 들어가지 않는다고 한 숫자로 끝나면, 양 끝 가운데 하나에는 그 숫자가 들어갑니다. 두 끝을 모두 보는 칸에서는 지울 수 있습니다. 더 어려운 기법도 잇는 방법이 다를 뿐 모두 이런 체인입니다.",
        ],
      },
    },
  },
  {
    technique: "killer-cage",
    variant: "one-rule",
    boards: [
      ".Shape~6x6.~R2C4_3.Cage~15~R1C5~R2C5~R3C5.Cage~7~R2C2~R2C3.Cage~9~R3C1~R3C2~R3C3.Cage~8~R5C2~R5C3.Cage~6~R4C5~R5C5~R6C5.Cage~10~R5C1~R6C1~R6C2.Cage~8~R1C1~R2C1.Cage~8~R1C3~R1C4.Cage~9~R5C6~R6C6.Cage~3~R1C6~R2C6.Cage~12~R4C1~R4C2~R4C3.Cage~11~R4C4~R5C4~R6C4.Cage~4~R2C4~R3C4.Cage~9~R3C6~R4C6 6",
      ".Shape~6x6.~R2C4_6.Cage~8~R1C4~R2C4.Cage~9~R4C5~R5C5.Cage~13~R1C5~R1C6~R2C5~R2C6.Cage~9~R1C2~R1C3.Cage~8~R1C1~R2C1.Cage~8~R5C6~R6C5~R6C6.Cage~11~R4C1~R4C2~R5C1.Cage~5~R3C4~R3C5.Cage~7~R3C1~R3C2.Cage~10~R6C3~R6C4.Cage~8~R3C6~R4C6.Cage~7~R5C2~R5C3.Cage~4~R6C1~R6C2.Cage~8~R2C3~R3C3~R4C3.Cage~8~R4C4~R5C4 2",
      ".~R1C7_5.~R3C1_3.~R5C6_5.~R8C6_6.~R9C4_2.~R9C7_7.Cage~16~R3C3~R3C4~R4C3~R4C4.Cage~11~R9C6~R9C7.Cage~24~R7C1~R8C1~R8C2~R9C1.Cage~9~R7C2~R7C3.Cage~21~R1C3~R1C4~R1C5.Cage~13~R5C2~R6C1~R6C2.Cage~22~R5C9~R6C9~R7C9~R8C9.Cage~15~R4C6~R5C5~R5C6.Cage~15~R6C4~R7C4.Cage~12~R5C3~R5C4~R6C3.Cage~18~R2C5~R2C6~R3C6.Cage~14~R5C8~R6C8~R7C8.Cage~21~R4C1~R4C2~R5C1.Cage~14~R1C1~R1C2~R2C2.Cage~9~R2C3~R2C4.Cage~14~R1C9~R2C9~R3C9~R4C9.Cage~11~R6C5~R7C5~R8C5.Cage~12~R8C3~R9C2~R9C3.Cage~11~R3C5~R4C5.Cage~20~R1C8~R2C7~R2C8.Cage~10~R8C4~R9C4~R9C5.Cage~17~R3C7~R3C8~R4C8.Cage~12~R1C6~R1C7.Cage~13~R2C1~R3C1~R3C2.Cage~10~R9C8~R9C9.Cage~13~R8C6~R8C7~R8C8.Cage~13~R4C7~R5C7~R6C7.Cage~15~R6C6~R7C6~R7C7 10",
    ],
    texts: {
      en: {
        title: "Your first killer",
        text: [
          "A killer has cages, drawn with dashed lines: the digits in a cage differ, and they add up to the number in its corner. Rows, columns and blocks hold as before.",
          "Begin with small cages whose number is very low or very high, because few sets of digits have such a sum: two cells with the sum 4 can only hold 1 and 3. A digit that is in none of the sets can go from the cage. When digits go from one cell, some sets fall away for the others.",
        ],
      },
      ko: {
        title: "첫 킬러 스도쿠",
        text: [
          "킬러 스도쿠에서 점선으로 그린 케이지 안의 숫자는 모두 다르고, 합은 모서리에 적힌 수입니다. 행, 열, 블록의 규칙은 그대로입니다.",
          "칸이 적고 합이 아주 작거나 아주 큰 케이지부터 보세요. 그런 합이 되는 숫자 조합은 몇 가지뿐입니다. 두 칸의 합이 4라면 1과 3밖에 없습니다. 어느 조합에도 없는 숫자는 케이지에서 지울 수 있습니다. 한 칸에서 숫자를 지우면 다른 칸에 쓸 수 있는 조합도 줄어듭니다.",
        ],
      },
    },
  },
  {
    technique: "thermometer-arrow",
    variant: "one-rule",
    boards: [
      ".Shape~6x6.~R3C2_3.Thermo~R6C5~R6C4~R5C4~R5C3.Thermo~R3C2~R3C3~R4C3.Thermo~R4C4~R4C5~R4C6~R3C5.Thermo~R3C4~R2C4~R2C5~R1C5~R1C4.Arrow~R4C1~R4C2~R5C1~R6C1.Arrow~R6C2~R5C2~R6C3.Arrow~R2C1~R1C2~R2C3 7",
      ".Shape~6x6.Thermo~R1C2~R2C3~R1C3.Thermo~R3C6~R2C6~R2C5~R2C4.Thermo~R5C3~R4C3~R4C2~R3C3~R4C4~R4C5.Thermo~R6C2~R6C3~R5C4~R6C5~R6C6.Arrow~R5C1~R4C1~R5C2.Arrow~R3C2~R2C2~R2C1~R1C1.Arrow~R5C6~R5C5~R6C4 4",
      ".~R1C2_4.~R4C1_6.~R5C3_3.~R6C4_1.~R6C6_7.~R7C4_5.~R9C5_2.~R9C6_1.~R9C9_3.Thermo~R9C5~R8C5~R7C4~R8C3~R7C3~R6C3.Thermo~R7C5~R6C5~R5C4~R4C5~R5C5.Thermo~R8C7~R9C7~R8C8~R7C7~R8C6.Thermo~R4C3~R5C2~R6C2.Thermo~R4C4~R5C3~R4C2~R3C1~R2C1.Thermo~R2C7~R3C8~R2C9~R1C9.Thermo~R1C3~R2C4~R1C5~R1C6.Arrow~R2C6~R3C6~R4C6.Arrow~R8C9~R7C8~R6C8.Arrow~R4C7~R4C8~R5C9.Arrow~R9C2~R8C1~R8C2~R7C2.Arrow~R5C7~R6C7~R5C8.Arrow~R3C2~R2C2~R2C3~R1C2 9",
    ],
    texts: {
      en: {
        title: "Thermometers and arrows",
        text: [
          "On a thermometer the numbers rise from the bulb, cell by cell. So each cell leaves room for those before it and those after it: on a board of six, the bulb of a thermometer of four cells is 3 at most, and its tip is 4 at least.",
          "The shaft of an arrow adds up to the number in its circle. So the circle is high and the shaft is low. Cells of the shaft in one house differ: three of them add up to 6 at least.",
        ],
      },
      ko: {
        title: "온도계와 화살표",
        text: [
          "온도계에서는 둥근 끝에서 멀어질수록 숫자가 커집니다. 그래서 칸마다 앞뒤의 칸에 쓸 숫자를 남겨야 합니다. 숫자가 여섯인 판에서 네 칸 온도계의 둥근 끝은 3 이하이고, 반대쪽 끝은 4 이상입니다.",
          "화살대의 합은 동그라미의 숫자입니다. 그래서 동그라미는 크고 화살대는 작습니다. 한 하우스에 있는 화살대의 칸은 서로 다르므로, 세 칸의 합은 6 이상입니다.",
        ],
      },
    },
  },
  {
    technique: "45-rule",
    variant: "total",
    boards: [
      ".Shape~6x6.~R1C1_3.~R3C3_4.~R4C3_3.Cage~7~R6C1~R6C2.Cage~5~R3C2~R3C3.Cage~14~R1C1~R1C2~R2C1~R3C1.Cage~10~R3C5~R4C3~R4C4~R4C5.Cage~10~R5C5~R5C6~R6C6.Cage~16~R5C4~R6C3~R6C4~R6C5.Cage~16~R1C3~R1C4~R1C5~R2C5.Cage~16~R1C6~R2C6~R3C6~R4C6.Cage~14~R4C1~R5C1~R5C2~R5C3.Cage~16~R2C2~R2C3~R2C4~R3C4",
      ".~R9C5_8.Cage~23~R7C6~R7C7~R7C8~R7C9.Cage~13~R8C3~R9C3.Cage~13~R1C5~R1C6~R2C6.Cage~13~R4C4~R5C4~R5C5.Cage~11~R3C8~R4C8~R5C8.Cage~13~R8C9~R9C7~R9C8~R9C9.Cage~8~R8C1~R9C1.Cage~9~R4C1~R4C2.Cage~17~R1C3~R2C2~R2C3.Cage~16~R4C3~R5C3~R6C3~R7C3.Cage~22~R2C4~R2C5~R3C3~R3C4.Cage~10~R3C9~R4C9~R5C9.Cage~26~R6C5~R7C5~R8C5~R9C5.Cage~20~R8C6~R8C7~R8C8~R9C6.Cage~25~R1C7~R1C8~R2C7~R2C8.Cage~10~R1C9~R2C9.Cage~11~R2C1~R3C1~R3C2.Cage~22~R3C6~R4C6~R5C6~R6C6.Cage~17~R6C8~R6C9.Cage~8~R6C2~R7C1~R7C2.Cage~10~R6C4~R7C4~R8C4.Cage~20~R5C1~R5C2~R6C1.Cage~13~R1C1~R1C2.Cage~13~R3C5~R4C5.Cage~17~R3C7~R4C7~R5C7~R6C7.Cage~16~R8C2~R9C2",
      ".Cage~10~R4C3~R5C3~R6C3.Cage~27~R3C8~R3C9~R4C8~R4C9~R5C9.Cage~10~R5C8~R6C8~R6C9~R7C9.Cage~16~R1C8~R1C9~R2C9.Cage~20~R1C2~R2C2~R3C2~R3C3.Cage~14~R1C3~R1C4~R1C5~R2C3.Cage~22~R5C1~R6C1~R6C2~R7C2.Cage~12~R8C6~R9C6~R9C7.Cage~27~R6C7~R7C7~R7C8~R8C7.Cage~13~R6C5~R6C6~R7C6.Cage~9~R5C4~R6C4.Cage~23~R3C5~R4C4~R4C5~R5C5.Cage~24~R2C7~R2C8~R3C6~R3C7.Cage~15~R4C6~R4C7~R5C6~R5C7.Cage~6~R8C2~R9C1~R9C2.Cage~15~R2C4~R2C5~R3C4.Cage~8~R7C5~R8C5.Cage~23~R3C1~R4C1~R4C2~R5C2.Cage~22~R1C6~R1C7~R2C6.Cage~9~R8C9~R9C9.Cage~10~R1C1~R2C1.Cage~24~R7C3~R8C3~R9C3.Cage~11~R8C8~R9C8.Cage~10~R7C1~R8C1.Cage~25~R7C4~R8C4~R9C4~R9C5 1",
    ],
    texts: {
      en: {
        title: "The 45 rule",
        text: [
          "The digits 1 to 9 add up to 45, so each row, column and block does; with six digits it is 21. If cages fill a house except for one cell, that cell is the total less their sums. If they cover the house and one cell more, that extra cell is their sums less the total.",
          "If two cells are left, you know their sum; if one is left and one sticks out, you know their difference. Look at the blocks first, then at rows and columns, and at last at several of them together.",
        ],
      },
      ko: {
        title: "45 규칙",
        text: [
          "1부터 9까지 더하면 45이므로 행, 열, 블록의 합은 모두 45입니다. 숫자가 여섯이면 21입니다. 케이지가 하우스를 한 칸만 빼고 채우면, 그 칸은 전체 합에서 케이지의 합을 뺀 수입니다. 케이지가 하우스를 다 채우고 한 칸 더 나가면, 그 칸은 케이지의 합에서 전체 합을 뺀 수입니다.",
          "두 칸이 남으면 두 칸의 합을 알고, 한 칸이 남고 한 칸이 나가면 두 칸의 차를 압니다. 블록부터 보고, 다음에 행과 열을, 마지막으로 여러 줄을 함께 보세요.",
        ],
      },
    },
  },
];
