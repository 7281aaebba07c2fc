import { expect, it } from "vitest";
import { ALL, drawnLinks, firstBranch, statements } from "../board/net";
import type { Link, Node, Via } from "../engine/types";
import { ko } from "../i18n/ko";
import { sections } from "../i18n/sections";
import { inShort, inWords } from "../parts/reason";

const node = (digit: number, cell: number, on: boolean): Node => ({ digit, cells: [cell], on });
const link = (from: Node, to: Node, via: Via = null): Link => ({ from, to, strong: !from.on && to.on, via });
const nodesOf = (links: Link[]) => statements(links).map(({ node }) => node);

it("follows a chain from its first statement to its last", () => {
  const [a, b, c] = [node(6, 78, false), node(6, 74, true), node(7, 74, false)];
  const chain = [link(a, b), link(b, c)];
  expect(nodesOf(chain)).toEqual([a, b, c]);
  expect(drawnLinks(chain)).toBe(chain);
  expect(statements([])).toEqual([]);
});

it("tells of a net what the reason tells, and draws the links between that", () => {
  // 5 in cell 0 takes 5 from cells 1 and 9; so cell 1 is 7, which with cell 9 leaves cell 10 only 3.
  const [assumed, gone, also] = [node(5, 0, true), node(5, 1, false), node(5, 9, false)];
  const [seven, nine, end] = [node(7, 1, true), node(7, 10, false), node(3, 10, true)];
  const net = [link(assumed, gone), link(assumed, also), link(gone, seven), link(seven, nine), link(nine, end), link(also, end)];
  expect(nodesOf(net)).toEqual([assumed, seven, end]);
  expect(drawnLinks(net).map(({ from, to }) => [from, to])).toEqual([
    [assumed, seven],
    [assumed, end],
    [seven, end],
  ]);
  expect(firstBranch([net, net])).toBe(ALL);
  // A candidate that another chain removes has the number of that chain, and a contradiction is not a statement of its own.
  const refuted = [
    link(assumed, gone, { step: 1 }),
    link(assumed, also),
    link(gone, seven),
    link(seven, nine),
    link(nine, nine, { cell: 10 }),
  ];
  expect(statements(refuted)).toEqual([{ node: assumed }, { node: gone, rests: 1 }, { node: seven }, { node: nine }]);
});

it("begins with one branch where all would hide the board", () => {
  const long = Array.from({ length: 30 }, (_, i) => link(node(1, i, i % 2 === 0), node(1, i + 1, i % 2 === 1)));
  expect(firstBranch([[], long, long])).toBe(1);
});

it("says in both languages what is assumed and what follows", () => {
  expect([sections.explain.assume(["r9c7"], 6, false), sections.explain.follows(["r9c3"], 6, true)]).toEqual([
    "If r9c7 is not 6",
    "r9c3 is 6",
  ]);
  expect(sections.explain.follows(["r1c1", "r1c2"], 4, false)).toBe("none of r1c1, r1c2 is 4");
  expect([ko.explain.assume(["r9c7"], 6, false), ko.explain.assume(["r9c7"], 2, true)]).toEqual(["r9c7에 6이 없으면", "r9c7에 2가 있으면"]);
  expect([ko.explain.follows(["r9c3"], 4, true), ko.explain.follows(["r9c3"], 7, false)]).toEqual(["r9c3에 4가 있음", "r9c3에 7이 없음"]);
});

it("leaves out of a reason the nets that stand below it, and keeps the sentences whole", () => {
  const below = (reason: string) => inWords(reason, "the statements below");
  expect(below("Suppose r9c5(5) is true. This leads to r9c5=5 > r5c6=5 > r8c8<>5*1. Then it fails: *1 r5c1=4 > r5c7<>4: no 4; *2.")).toBe(
    "Suppose r9c5(5) is true. This leads to the statements below. Then it fails: *1: no 4; *2.",
  );
  expect(below("Whatever r9c2 holds, the conclusion is the same: r9c2=6 > r4c5=6 > r7c9<>5; r7c9<>5. So r7c9 cannot be 5.")).toBe(
    "Whatever r9c2 holds, the conclusion is the same. So r7c9 cannot be 5.",
  );
  // In Play, what follows comes first.
  const net = "r8c6=9 > r8c5=3 > r3c6=3 > r9c8<>2*1";
  const star = ": *1 r5c1=4 > r5c7=4 > r5c8=9: no candidate is left in r5c9.";
  expect(
    inShort(
      `Suppose r8c6(9) is true. This leads to ${net}. Then no candidate is left in r9c8, a contradiction. So r8c6 cannot be 9. A star marks a candidate${star}`,
      "",
    ),
  ).toBe("r8c6 cannot be 9. Suppose r8c6(9) is true. Then no candidate is left in r9c8, a contradiction.");
  expect(
    inShort(
      `r8c6(9)가 참이라고 가정합니다. 그러면 ${net} 순서대로 이어지고, r9c8에 후보가 남지 않아 모순입니다. 따라서 r8c6에서 9를 지웁니다.`,
      "그림",
    ),
  ).toBe("r8c6에서 9를 지웁니다. r8c6(9)가 참이라고 가정합니다. 그러면 그림 순서대로 이어지고, r9c8에 후보가 남지 않아 모순입니다.");
});

it("tells a chain's reason without notation, in both languages", () => {
  const chain = "(5)r2c4=(5-2)r6c4=(2)r6c78,r5c9-(2=7)r1c1-(7=5)r2c2";
  for (const [reason, told] of [
    [
      `In ${chain}, = means that at least one of the two is true, and - that not both are. So if one end is false, the other is true. Either way, r2c3 cannot be 5.`,
      "In the chain, if one end is false, the other is true. Either way, r2c3 cannot be 5.",
    ],
    [
      `Follow the digit 5 along ${chain}: = joins the only two places in a house, so one of them is true; - joins two places that share a house, so they are not both true. So at least one end of the chain is true, and r2c3 cannot be 5.`,
      "Follow the digit 5 along the chain: at least one end of the chain is true, and r2c3 cannot be 5.",
    ],
    [`The cells of the chain ${chain} hold 5 and 7 alternately.`, "The cells of the chain hold 5 and 7 alternately."],
    [
      `The chain ${chain} ends where it starts, so its candidates are alternately true and false. Each weak link (-) has a true end, so r2c3 cannot be 5.`,
      "The chain ends where it starts, so its candidates are alternately true and false. Each weak link has a true end, so r2c3 cannot be 5.",
    ],
    [
      "Each set of (4=6)r79c9-(6=3)r8c14578 has one more digit than cells. So one of the two does.",
      "Each set of the chain has one more digit than cells. So one of the two does.",
    ],
    [
      `${chain}에서 =는 둘 중 적어도 하나가 참, -는 둘 다 참일 수는 없다는 뜻입니다. 한쪽 끝이 거짓이면 다른 쪽 끝이 참입니다. 어느 쪽이든 r2c3에서 5를 지웁니다.`,
      "체인에서 한쪽 끝이 거짓이면 다른 쪽 끝이 참입니다. 어느 쪽이든 r2c3에서 5를 지웁니다.",
    ],
    [
      `숫자 5의 체인 ${chain}에서 =는 둘 중 적어도 하나가 참, -는 둘 다 참일 수는 없다는 뜻입니다. 체인의 두 끝 중 적어도 하나가 참이므로 r2c3에서 5를 지웁니다.`,
      "숫자 5의 체인에서 두 끝 중 적어도 하나가 참이므로 r2c3에서 5를 지웁니다.",
    ],
    [
      `체인 ${chain}는 시작한 곳에서 끝나므로 후보가 번갈아 참과 거짓이 됩니다. 약한 링크(-)마다 한쪽 끝이 참이므로 r2c3에서 5를 지웁니다.`,
      "체인은 시작한 곳에서 끝나므로 후보가 번갈아 참과 거짓이 됩니다. 약한 링크마다 한쪽 끝이 참이므로 r2c3에서 5를 지웁니다.",
    ],
    [`첫 집합에 4가 없으면 ${chain}를 따라 마지막 집합에 있습니다.`, "첫 집합에 4가 없으면 체인을 따라 마지막 집합에 있습니다."],
    ["In row 5, the digit 4 has only one place.", "In row 5, the digit 4 has only one place."],
  ] as const) {
    expect(inWords(reason, "")).toBe(told);
    expect(inShort(reason, "")).toBe(told);
  }
});
