import { settings } from "../base/settings";

/** Every kind of rule of a variant: what it says, its Korean name, and what it says in Korean. In English a kind is its own name. */
export const RULES = {
  given: ["The cell holds this number, or one of these.", "주어진 숫자", "칸에 이 숫자, 또는 이 숫자들 가운데 하나가 들어갑니다."],
  odd: ["A cell with a grey circle holds an odd number.", "홀수", "회색 동그라미가 있는 칸은 홀수입니다."],
  even: ["A cell with a grey square holds an even number.", "짝수", "회색 네모가 있는 칸은 짝수입니다."],
  minimum: ["The number is less than those of its neighbours.", "최솟값", "이웃한 칸의 숫자보다 작습니다."],
  maximum: ["The number is greater than those of its neighbours.", "최댓값", "이웃한 칸의 숫자보다 큽니다."],
  "extra region": ["The cells of a shaded region differ.", "추가 영역", "색칠한 영역의 칸은 모두 다릅니다."],
  diagonal: ["The cells on the diagonal differ.", "대각선", "대각선의 칸은 모두 다릅니다."],
  windoku: ["The cells of each shaded box differ.", "윈도쿠", "색칠한 상자의 칸은 모두 다릅니다."],
  "disjoint groups": ["Cells at the same place of their boxes differ.", "분리 그룹", "상자 안의 같은 자리에 있는 칸은 모두 다릅니다."],
  "distinct set": ["The cells differ.", "서로 다른 칸", "이 칸은 모두 다릅니다."],
  "anti-knight": ["Cells a knight's move apart differ.", "안티 나이트", "체스의 나이트로 한 번에 갈 수 있는 두 칸은 다릅니다."],
  "anti-king": ["Cells a king's move apart differ.", "안티 킹", "체스의 킹으로 한 번에 갈 수 있는 두 칸은 다릅니다."],
  nonconsecutive: ["Neighbours are not consecutive.", "이웃 연속 금지", "이웃한 칸에는 연속한 숫자가 올 수 없습니다."],
  difference: [
    "The two numbers at a white dot differ by its number, or by 1.",
    "흰 점",
    "흰 점 양쪽 숫자의 차는 점에 적힌 수, 없으면 1입니다.",
  ],
  ratio: [
    "At a black dot one number is the other times its number, or times 2.",
    "검은 점",
    "검은 점 양쪽에서 한 숫자는 다른 숫자의 점에 적힌 배, 없으면 두 배입니다.",
  ],
  XV: [
    "The two numbers at an X add up to 10, at a V to 5, at a number to it.",
    "XV",
    "X 양쪽의 합은 10, V 양쪽의 합은 5, 숫자가 있으면 그 수입니다.",
  ],
  inequality: ["The number at the open end is greater.", "부등호", "벌어진 쪽의 숫자가 더 큽니다."],
  "all marks given": ["No other neighbours have what a mark says.", "빠짐없는 표시", "표시가 없는 이웃한 두 칸은 그 관계가 아닙니다."],
  thermometer: ["Numbers rise from the bulb.", "온도계", "둥근 끝에서 멀어질수록 숫자가 커집니다."],
  "slow thermometer": ["Numbers do not fall from the bulb.", "느린 온도계", "둥근 끝에서 멀어질수록 숫자가 커지거나 같습니다."],
  whisper: ["Neighbours on the line differ by its number at least.", "위스퍼", "선에서 이웃한 두 숫자의 차는 정해진 수 이상입니다."],
  palindrome: ["The line reads the same from both ends.", "회문", "선은 어느 쪽에서 읽어도 같습니다."],
  clone: ["The two groups hold the same numbers, cell by cell.", "복제", "두 모양의 같은 자리에는 같은 숫자가 들어갑니다."],
  "pair table": ["Cells stand in a relation that the setter wrote down.", "숫자 쌍 표", "출제자가 정한 관계가 두 칸 사이에 성립합니다."],
  "killer cage": ["The cells of a cage differ and add up to its number.", "킬러 케이지", "케이지의 칸은 모두 다르고, 합은 적힌 수입니다."],
  sum: ["The cells, each times its factor, add up to this.", "합", "칸마다 계수를 곱해 더하면 이 수입니다."],
  arrow: ["The shaft adds up to the number in the circle.", "화살표", "화살의 합은 동그라미의 숫자입니다."],
  "pill arrow": ["The shaft adds up to the number in the pill.", "알약 화살표", "화살의 합은 알약에 적힌 수입니다."],
  "little killer": ["The cells on the diagonal add up to this.", "리틀 킬러", "대각선의 합은 이 수입니다."],
  "region sum line": ["The line adds up to the same in each region.", "영역 합 선", "선이 지나는 영역마다 선 위의 합이 같습니다."],
  "sum line": ["The line divides into pieces that add up to this.", "합 선", "선은 합이 이 수인 조각으로 나뉩니다."],
  zipper: ["Cells as far from the middle add up to the same.", "지퍼", "가운데에서 같은 거리에 있는 두 칸의 합은 모두 같습니다."],
  "double arrow": ["The line adds up to the sum of its circles.", "양방향 화살표", "선의 합은 두 동그라미의 합입니다."],
  renban: ["The line holds consecutive numbers in any order.", "렌반", "선에는 연속한 숫자가 순서 없이 들어갑니다."],
  "entropic line": [
    "Three cells in a row on the line hold a low, a middle and a high number.",
    "엔트로피 선",
    "선에서 잇따른 세 칸에는 낮은 수, 중간 수, 높은 수가 하나씩 들어갑니다.",
  ],
  "modular line": [
    "So many cells in a row on the line differ by their remainders.",
    "나머지 선",
    "선에서 잇따른 칸은 정해진 수로 나눈 나머지가 모두 다릅니다.",
  ],
  "between line": ["The numbers on the line lie between its ends.", "사이 선", "선의 숫자는 두 끝 숫자 사이에 있습니다."],
  "lockout line": ["The numbers on the line lie outside its ends.", "바깥 선", "선의 숫자는 두 끝 숫자의 바깥에 있습니다."],
  quadruple: ["The numbers stand in the cells around.", "네 칸 숫자", "둘레의 칸에 이 숫자들이 들어 있습니다."],
  sandwich: [
    "The cells between the least and the greatest number add up to this.",
    "샌드위치",
    "가장 작은 수와 가장 큰 수 사이의 합은 이 수입니다.",
  ],
  "X-sum": ["The first X cells add up to this, X being the first.", "X-합", "첫 칸의 숫자가 X일 때, 처음 X칸의 합은 이 수입니다."],
  skyscraper: ["So many numbers are greater than all before them.", "고층 건물", "앞의 모든 숫자보다 큰 숫자가 이만큼 있습니다."],
  "numbered room": [
    "The number stands in the Xth cell, X being the first.",
    "번호 방",
    "첫 칸의 숫자가 X일 때, X번째 칸에 이 숫자가 들어갑니다.",
  ],
  indexer: [
    "The number tells where this row or column's own number stands.",
    "색인 칸",
    "칸의 숫자는 그 행이나 열의 번호가 몇 번째 칸에 있는지 말합니다.",
  ],
  automaton: ["A machine that the setter wrote down accepts the line.", "오토마톤", "출제자가 만든 기계가 이 줄을 받아들입니다."],
} as const satisfies Record<string, readonly [says: string, korean: string, saysInKorean: string]>;

export type Kind = keyof typeof RULES;

const isKind = (rule: string): rule is Kind => Object.hasOwn(RULES, rule);

/** Kinds that people call by their look. */
const CALLED: Record<string, string> = { difference: "white dot", ratio: "black dot" };

/** What people call a rule. */
export function ruleName(rule: string): string {
  return isKind(rule) && settings.value.language === "ko" ? RULES[rule][1] : (CALLED[rule] ?? rule);
}

/** What a rule says. */
export function ruleSays(rule: string): string {
  return isKind(rule) ? RULES[rule][settings.value.language === "ko" ? 2 : 0] : "";
}
