import { describe, expect, it } from "vitest";
import { concernIn } from "./concern.ts";

describe("in other languages than the site’s, what is sure is heard:", () => {
  it.each([
    ["me quiero morir", "self-harm"],
    ["ya no quiero vivir más", "self-harm"],
    ["quiero matarme", "self-harm"],
    ["ich will mich umbringen", "self-harm"],
    ["Ich möchte nicht mehr leben", "self-harm"],
    ["je veux mourir", "self-harm"],
    ["Je ne veux plus vivre.", "self-harm"],
    ["eu quero morrer", "self-harm"],
    ["voglio morire", "self-harm"],
    ["я хочу умереть", "self-harm"],
    ["не хочу жить", "self-harm"],
    ["хочу покончить с собой", "self-harm"],
    ["죽고 싶어요", "self-harm"],
    ["死にたい", "self-harm"],
    ["Con muốn chết", "self-harm"],
    ["mi papá me pega", "abuse"],
    ["Mein Vater schlägt mich", "abuse"],
    ["mon père me frappe", "abuse"],
    ["папа меня бьёт", "abuse"],
    ["Can you help with 3x+5=20? me quiero morir", "self-harm"],
  ])("%s", (text, kind) => expect(concernIn(text)?.kind).toBe(kind));
});

describe("and what only sounds like it is not:", () => {
  it.each([
    "me quiero morir de risa",
    "no quiero vivir en Madrid",
    "quiero resolver 3x + 5 = 20",
    "ich will nicht mehr rechnen",
    "Ich will die Aufgabe lösen",
    "je veux mourir de rire",
    "je veux finir mes devoirs",
    "voglio risolvere questo problema",
    "хочу решить задачу",
    "не хочу жить в Москве",
    "数学を勉強したい",
    "mein Vater schlägt mich im Schach",
  ])("%s", (text) => expect(concernIn(text)).toBeNull());
});
