import { describe, expect, it } from "vitest";
import { nameIn } from "./name-in.ts";

const known = { ada: { en: "Ada Stone", ch: "石爱达" } };

describe("somebody's name in a language", () => {
  it("is that of the language for a teacher whom the school presents, whichever of both the account has", () => {
    for (const name of ["Ada Stone", "石爱达"]) {
      expect(nameIn("en", { name, badge: "teacher" }, known)).toBe("Ada Stone");
      expect(nameIn("ch", { name, badge: "admin" }, known)).toBe("石爱达");
    }
  });

  it("is never another's: a student with a teacher's name, and whoever is not presented, keep theirs", () => {
    expect(nameIn("ch", { name: "Ada Stone", badge: null }, known)).toBe("Ada Stone");
    expect(nameIn("ch", { name: "Ada Stones", badge: "teacher" }, known)).toBe("Ada Stones");
  });
});
