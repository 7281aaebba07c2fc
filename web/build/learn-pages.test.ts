import { expect, test } from "vitest";
import { learnPages, short } from "./learn-pages.ts";

test("no sign of Markdown is left in the texts", () => {
  const load = learnPages().load as (id: string) => string;
  const texts = load("\0virtual:learn");
  expect(texts.length).toBeGreaterThan(100_000);
  // Emphasis is not recognised where a bracket stands before its end and a letter behind it.
  expect(texts.replace(/<(pre|code).*?<\/\1>/gs, "").match(/.{0,20}(\*\*|\]\(|<p>#).{0,20}/g)).toBeNull();
  // A line that begins with "+ 1" is an item of a list.
  expect(texts.match(/.{0,20}[\w,]<ul>.{0,20}/g)).toBeNull();
});

test("the short form of a page shows the same", () => {
  expect(short("<p>&quot;One&quot;\n<em>two</em> <code>3</code></p>\n<ul>\n<li>a</li>\n</ul>\n<pre>\n  1\n</pre>\n")).toBe(
    '<p>"One" <em>two</em> <code>3</code><ul><li>a</ul><pre>\n  1\n</pre> ',
  );
});
