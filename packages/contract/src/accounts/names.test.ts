import { describe, expect, it } from "vitest";
import { isPlainName, looksLikeStaff } from "./names.ts";

describe("a plain name", () => {
  it.each([
    "Ada O\u2019Neill",
    "Anne-Marie St. John",
    "小雨",
    "林 Mei",
    "ㄇㄟˊ 梅",
    "ゆい ユイ 結衣",
    "김 민지",
    "Анна Ивановна",
    "Αθηνά",
    "محمد",
    "แก้วตา",
    "José María 3",
    "Mei 🐼",
    "",
  ])("may be %j", (name) => expect(isPlainName(name)).toBe(true));

  it.each([
    ["line breaks", "Mei\r\nBcc: all@example.com"],
    ["invisible marks", "ad\u200Bmin"],
    ["marks that turn the direction", "\u202Enimda"],
    ["a soft hyphen", "ad\u00ADmin"],
    ["towers of accents", `Z${"\u0301".repeat(4)}`],
    ["an address", "mei@example.com"],
    ["a link", "https://example.com"],
    ["a site", "WWW.example.com"],
    ["a Cyrillic letter among Latin ones", "M\u0435i"],
    ["a Greek letter among Latin ones", "Ad\u03B1"],
    ["Cyrillic and Greek", "\u0430\u03B1"],
    ["Cyrillic and Han", "\u0430\u6797"],
  ])("has no %s", (_, name) => expect(isPlainName(name)).toBe(false));
});

describe("a name like the office's", () => {
  it.each([
    "admin",
    "Admin",
    "A D M I N",
    "adrnin",
    "4dm1n",
    "ａｄｍｉｎ",
    "ádmín",
    "\u0430\u0501\u043C\u0456\u043F",
    "admin42",
    "The Forum Moderator",
    "Site Support Team",
    "Dripstone Academy",
    "滴石学堂王老师",
    "管理员",
    "论坛版主",
    "官方客服",
  ])("is %j", (name) => expect(looksLikeStaff(name)).toBe(true));

  it.each(["Adam", "Amina", "Stafford", "Root Beer Fan", "Supriya", "Mia Chen", "林小雨", "关羽", "Officer Mei"])(
    "is not %j",
    (name) => expect(looksLikeStaff(name)).toBe(false),
  );
});
