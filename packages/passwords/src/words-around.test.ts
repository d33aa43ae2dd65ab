import { describe, expect, it } from "vitest";
import { STRENGTH_MIN, strengthOf } from "./strength-of.ts";
import { type Owner, wordsAround } from "./words-around.ts";

const school = ["Dripstone Academy", "滴石学堂"];
const zhixuan: Owner = { name: "Zhixuan Wang", email: "starlight.fox@example.com", birthYear: 2014 };

const strengthFor = (owner: Owner, password: string) => strengthOf(password, wordsAround(owner, school));

describe("the words around an owner", () => {
  it("are the parts of name and mailbox, alone and joined in either order, the address, the year and the school", () => {
    expect(wordsAround(zhixuan, ["Dripstone Academy"])).toEqual([
      ...["zhixuan", "zhixuanwang", "wang", "wangzhixuan"],
      ...["starlight", "starlightfox", "fox", "foxstarlight"],
      ...["dripstone", "dripstoneacademy", "academy", "academydripstone"],
      ...["starlight.fox@example.com", "2014"],
    ]);
  });

  it("are found in names with accents, hyphens and Han characters, and hold nothing of one or two letters", () => {
    const words = wordsAround({ name: "José O'Neill-Li", email: "j@example.com" }, []);
    expect(words).toEqual(expect.arrayContaining(["josé", "jose", "neill", "neillli", "oneill"]));
    expect(words.filter((word) => word.length < 3)).toEqual([]);
    expect(wordsAround({ email: "mei_2014-x@example.com" }, [])).toEqual(expect.arrayContaining(["mei", "2014"]));
    expect(wordsAround({ name: "小雨", email: "j@example.com" }, [])).toContain("小雨");
  });

  it("are few, however many parts a name has", () => {
    const email = `${"abc.".repeat(60)}d@example.com`;
    expect(wordsAround({ name: "Abc Def ".repeat(10), email }, school).length).toBeLessThan(100);
  });
});

describe("a password made of its owner", () => {
  it.each(
    (
      "ZhixuanWang1! Zhixuan2014! Wangzhixuan@123 Wang.Zhixuan1! Zhixuan!Wang14 Zhixuan@20140503 Zh1xuan2014! ZHIXUAN@wang1 " +
      "Starlight77! Starlight-Fox1! Foxstarlight7! Dripstone#Zhixuan1"
    ).split(" "),
  )("is too common when it is %s", (password) => expect(strengthFor(zhixuan, password)).toBeLessThan(STRENGTH_MIN));

  it.each(["Zhixuan!kalter9Basalt", "Wang-zu-Tropfstein7!", "Lime5tone!cave", "Stalactite7!"])(
    "is not meant with %s",
    (password) => expect(strengthFor(zhixuan, password)).toBeGreaterThanOrEqual(STRENGTH_MIN),
  );

  it.each(["Kx9#liPz", "Li7!q#Wzk", "Otter#Lamp9", "Qilin!fei3tian"])(
    "is not %s, for a short name that stands in it",
    (password) =>
      expect(strengthFor({ name: "Li Po", email: "li.p@example.com" }, password)).toBeGreaterThanOrEqual(STRENGTH_MIN),
  );
});
