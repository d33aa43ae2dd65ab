import { expect, it } from "vitest";
import { citedIn } from "./cited.ts";

it.each<[string, number[]]>([
  ["It grows [2]. It falls [1].", [1, 0]],
  ["平方数【1】和立方数［3］", [0, 2]],
  ["Both say so [1, 3].", [0, 2]],
  ["Again [2], and again [2].", [1]],
  ["Nobody gave [4] or [0].", []],
  ["In code `a[1]`, in math $x[2]$, in\n```\nb[3]\n```", []],
  ["A list [1", []],
])("%j cites %j", (text, cited) => {
  expect(citedIn(text, 3)).toEqual(cited);
});
