import { expect, it } from "vitest";
import { oneOwner } from "./one-owner.ts";

it("puts together what features bring, and refuses a name that two of them bring", () => {
  expect(oneOwner({ TITLE_MAX: 100 }, { NAME_MAX: 80 })).toEqual({ TITLE_MAX: 100, NAME_MAX: 80 });
  expect(() => oneOwner({ TITLE_MAX: 100, A: 1 }, { NAME_MAX: 80 }, { TITLE_MAX: 100 })).toThrow(
    "Two features bring TITLE_MAX",
  );
});
