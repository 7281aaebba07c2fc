import { afterEach, expect, it, vi } from "vitest";
import { formatRoute, parseRoute, route, stay } from "./route";

afterEach(() => vi.unstubAllGlobals());

it("reads what it writes", () => {
  const route = parseRoute(formatRoute("lab", { p: "1.+3", rung: "mrv", step: 12, page: undefined }));
  expect(route.view).toBe("lab");
  expect(route.values.get("p")).toBe("1.+3");
  expect(route.values.get("step")).toBe("12");
  expect(route.values.has("page")).toBe(false);
});

it("takes a bare puzzle, a bare plus and nonsense", () => {
  expect(parseRoute("#p=53..7").view).toBe("play");
  expect(parseRoute("#p=5+3").values.get("p")).toBe("5+3");
  expect(parseRoute("#view=nowhere").view).toBe("play");
  expect(parseRoute("").view).toBe("play");
});

it("leaves the address alone when another view is about to be opened", () => {
  const written: string[] = [];
  const location = { hash: "#view=learn" };
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { replaceState: (_: unknown, __: string, to: string) => written.push(to) });
  route.value = parseRoute("#view=lab");
  stay("lab", { step: 3 });
  expect(written).toEqual([]);
  location.hash = "#view=lab";
  stay("lab", { step: 3 });
  expect(written).toEqual(["#view=lab&step=3"]);
});
