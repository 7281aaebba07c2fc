import { expect, it } from "vitest";
import type { Link, Node } from "../engine/types";
import { en } from "../i18n/en";
import { ko } from "../i18n/ko";
import { statements } from "./ChainText";

const node = (digit: number, cell: number, on: boolean): Node => ({ digit, cells: [cell], on });
const link = (from: Node, to: Node): Link => ({ from, to, strong: to.on });

it("follows a chain from its first statement to its last, and no other", () => {
  const [a, b, c] = [node(6, 78, false), node(6, 74, true), node(7, 74, false)];
  expect(statements([link(a, b), link(b, c)])).toEqual([a, b, c]);
  expect(statements([link(a, b), link(c, a)])).toEqual([]);
  expect(statements([])).toEqual([]);
});

it("says in both languages what is assumed and what follows", () => {
  expect([en.explain.assume(["r9c7"], 6, false), en.explain.follows(["r9c3"], 6, true)]).toEqual(["If r9c7 is not 6", "r9c3 is 6"]);
  expect(en.explain.follows(["r1c1", "r1c2"], 4, false)).toBe("none of r1c1, r1c2 is 4");
  expect([ko.explain.assume(["r9c7"], 6, false), ko.explain.assume(["r9c7"], 2, true)]).toEqual(["r9c7에 6이 없으면", "r9c7에 2가 있으면"]);
  expect([ko.explain.follows(["r9c3"], 4, true), ko.explain.follows(["r9c3"], 7, false)]).toEqual(["r9c3에 4가 있음", "r9c3에 7이 없음"]);
});
