import { describe, expect, it } from "vitest";
import { STRENGTH_MIN, strengthOf } from "./index.ts";

describe("the strength of a password", () => {
  it.each([
    "Passw0rd!",
    "Qwerty123!",
    "Abcd1234!",
    "Iloveyou1!",
    "Minecraft1!",
    "Aa1!Aa1!",
    "Dripstone1!",
    "Admin123!",
  ])("is too little for %s", (password) => expect(strengthOf(password)).toBeLessThan(STRENGTH_MIN));

  it.each(["Lime5tone!cave", "Stalactite7!", "Kx9#mqPz", "blaue!Tropfen3", "Sh1!d1!shu1", "石头记Aa1!开卷"])(
    "is enough for %s",
    (password) => expect(strengthOf(password)).toBeGreaterThanOrEqual(STRENGTH_MIN),
  );

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
  ])("is found out quickly of %s", (_, password) => {
    strengthOf(password);
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      strengthOf(password);
      return performance.now() - start;
    });
    // Some ten times what it takes on a free core; without limits these take seconds.
    expect(Math.min(...times)).toBeLessThan(150);
  });
});
