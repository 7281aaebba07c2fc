// `variants/tests/variants/page.rs` writes this file.

/** What rules of the setter's own say by names that players know, N for the number behind the name; in Korean. */
export const KNOWN: Readonly<Record<string, readonly [string, string]>> = {
  "rellik cage": ["neither one of its numbers nor several together add up to N", "어떤 수들을 골라 더해도 N이 되지 않습니다"],
  "equality cage": ["as many of its numbers are even as odd, and as many low as high", "짝수와 홀수의 개수가 같고, 작은 수와 큰 수의 개수도 같습니다"],
  "hidden skyscraper": ["the first number with a greater one before it is N", "앞에 더 큰 수가 있는 첫 수는 N입니다"],
  "value indexing": ["counted from the second cell, the first number occurs again as many cells further on as the second number says", "첫 수는 둘째 칸에서 그 칸의 수만큼 더 간 칸에 다시 나옵니다"],
  "count of different numbers": ["the other cells hold as many different numbers as its first number says", "첫 수는 나머지 칸에 있는 서로 다른 수의 개수입니다"],
  "Dutch flatmates": ["each 5 has a 1 above it or a 9 below it", "모든 5는 바로 위에 1이 있거나 바로 아래에 9가 있습니다"],
  "global entropy": ["it holds a low, a middle and a high number", "작은 수, 중간 수, 큰 수가 모두 들어갑니다"],
  "global modular": ["it holds numbers of all three remainders when divided by 3", "3으로 나눈 나머지 세 가지가 모두 들어갑니다"],
  "anti-taxicab": ["no number k occurs again in a cell k steps away, counted up, down, left and right", "어떤 수 k도 상하좌우로 k칸 거리에 있는 칸에는 다시 나오지 않습니다"],
  "Nabner": ["any two of its numbers differ by at least 2", "어느 두 수를 골라도 차가 2 이상입니다"],
};
