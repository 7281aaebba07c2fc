import { encode } from "uqr";
import { expect, it } from "vitest";
import { qr } from "./qr";

it("is the code that another program makes, with one of the eight masks", () => {
  for (const length of [1, 17, 18, 107, 135, 231, 500, 1273, 1900, 2953]) {
    const text = `https://é/#${"p=53..7&Xy".repeat(300)}`.slice(0, length - (length > 8 ? 1 : 0));
    const all = Array.from({ length: 8 }, (_, maskPattern) => JSON.stringify(encode(text, { border: 0, maskPattern }).data));
    expect(all).toContain(JSON.stringify(qr(text)));
  }
});

it("makes none of what is too long", () => {
  expect(qr("x".repeat(2954))).toBeUndefined();
});
