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

it("leaves the address alone when another place is about to be shown", () => {
  const written: string[] = [];
  const location = { hash: "" };
  const replaceState = (_: unknown, __: string, to: string) => {
    written.push(to);
    location.hash = to;
  };
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { replaceState });
  route.value = parseRoute("#view=lab");
  stay("lab", { step: 3 });
  expect(written).toEqual(["#view=lab&step=3"]);
  for (const link of ["#view=learn", "#view=lab&step=9"]) {
    location.hash = link;
    stay("lab", { step: 4 });
    expect(location.hash).toBe(link);
  }
  location.hash = "#view=lab&step=3";
  stay("explain", { step: 4 });
  stay("lab", { step: 4 });
  expect(written).toEqual(["#view=lab&step=3", "#view=lab&step=4"]);
});
