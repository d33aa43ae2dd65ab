import { describe, expect, it } from "vitest";
import { STRENGTH_MIN, strengthOf } from "./index.ts";

const words = (lines: string) => lines.trim().split(/\s+/u);

const bad = {
  "is a usual one": words(
    "Passw0rd! Qwerty123! Abcd1234! Iloveyou1! Minecraft1! Aa1!Aa1! Dripstone1! Admin123! Refused1!",
  ),
  "is a word, a sign and digits": words(`
    Admin@123 Admin@1234 Password@123 Welcome@123 Test@123 Pass@123 Abcd@1234 Qwerty@123 Abc@123456 Student@2024
    Football#10 Secret_123! Welcome2024# Dragon!99 Master#1 Root@123`),
  "is a word, digits and a sign": words(`
    Teacher123! Summer2024! Monkey123$ Michael2010! Computer1! Princess7! Trustno1! Shuxue100! Asd12345! Love4ever!`),
  "has its sign or digits before the word": words("!Admin123 123@Admin 123P@ssw0rd! !P@ssw0rd1 123456Aa! 2014!Chen"),
  "has its sign inside the word": words("Pass@word1 Iloveyou@123 Super@Man1 Spider@man1 Abc123!@#abc"),
  "has signs for letters": words(
    "P@ssw0rd123! P@ssw0rd@2024 P@$$w0rd1! P4$$w0rd! Adm1n@123 @Dmin123! H3llo@123 Welc0me@1 Ch1na!888",
  ),
  "has its capitals elsewhere": words("passWord@123 pASSWORD@123 PASSWORD@123a"),
  "is a word twice": words("Hello@hello1 Abc@abc123 Test#Test1"),
  "is a walk over the keys": words(`
    1qaz@WSX Zaq1@wsx !QAZ2wsx !Q2w3e4r 1Q2w3e4r! 1qaz@WSX3edc Q!w2e3r4 1q2w#E4R Qwer1234! Asdf@1234 Zxcvbn1! Qaz123!@#
    zaq1ZAQ! Asdfghjkl1!`),
  "is pinyin and numbers": words(`
    Woaini520! Woaini1314! Woaini@520 Wo@ini520 Aa123456! Aa@123456 Qq123456! A123456!a Nihao123! Zhang@123 Wang123!
    Liu123456! Li@123456 Chen@2012 Xiaoming123! Laoshi@123 Lucky888!`),
  "is of the school": words("Dripstone-Academy1! Academy@Dripstone1 Minecraft!Roblox1"),
};

const good = {
  "that were always": words("Lime5tone!cave Stalactite7! Kx9#mqPz blaue!Tropfen3 Sh1!d1!shu1 石头记Aa1!开卷"),
  "though they hold a common word": words(`
    Password-zu-Tropfstein7! Admin!kalter9Basalt Qwerty!und3Zucker Nihao!kleine7Eule Wang#Tropfen5hoehle`),
  "of some words": words(`
    Blue-fish-7-tree! correct-Horse7!battery Nine!Green9frogs Tea4two!frogs M4th&Mango!tree Cat&Dog7!moon`),
  "of two words that are seldom together": words(`
    Purple7*kettle Moss&pebble42 Pebble!River8 Walnut!Comet5 Hedgehog^5pie Otter#Lamp9 Snail!Train4 Lantern7!Fox
    Yak&Toast3 Piano!Cloud9 Mango5!Rocket Granite7!stone`),
  "of words in other languages": words(`
    Mond7licht!see Zimt!und3Zucker 7Zwerge!Wald Schnee&Eule12 Kolibri#8x 3Kraniche^fliegen Ein5amer!Wolf Qilin!fei3tian
    Shuihu7!zhuan feng2Cheng!yu`),
  "of no words": words("aB3$xY9! a1!b2@C3 q7%Lw2&Z vT!4rk9s Xk7!pQ2z Zx81!kqP"),
};

describe("the strength of a password", () => {
  describe.each(Object.entries(bad))("that %s", (_, passwords) => {
    it.each(passwords)("is too little for %s", (password) => expect(strengthOf(password)).toBeLessThan(STRENGTH_MIN));
  });

  describe.each(Object.entries(good))("among those %s", (_, passwords) => {
    it.each(passwords)("is enough for %s", (password) =>
      expect(strengthOf(password)).toBeGreaterThanOrEqual(STRENGTH_MIN),
    );
  });

  it("is less for a password made of what is known of its owner", () => {
    const password = "Xiaoyulin9!";
    const about = ["Xiaoyu Lin", "xiaoyulin@example.com", "xiaoyulin"];
    expect(strengthOf(password, about)).toBeLessThan(strengthOf(password));
    expect(strengthOf(password, about)).toBeLessThan(STRENGTH_MIN);
  });

  it.each([
    ["emoji", `Aa1!${"🪨".repeat(196)}`],
    ["one letter", "a".repeat(200)],
    ["digits in turn", "1234567890".repeat(20)],
    ["words", "correcthorsebatterystaple".repeat(8)],
    ["lookalikes", "@4$5!1|0".repeat(25)],
    ["a megabyte", "Aa1!".repeat(250_000)],
    ["all signs that stand for letters", "4@8({[<369|1!7+$5%2".repeat(10)],
    ["each sign once", "a4@b8c({[<d6e3f9g|1!7+h$5i%2jz"],
    ["letters and signs in turn", "a@b$c3d1e0f!g7h5i4j@k$l3m1n0o!p7"],
  ])("is found out quickly of %s", (_, password) => {
    strengthOf(password);
    const times = Array.from({ length: 5 }, () => {
      // Of this thread alone: how busy the machine is with other things does not count.
      const before = process.threadCpuUsage();
      strengthOf(password);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    });
    // Some ten times what it takes on a free core; without limits these take seconds.
    expect(Math.min(...times)).toBeLessThan(150);
  });
});
