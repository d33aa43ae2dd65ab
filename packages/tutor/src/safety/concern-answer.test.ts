import { chatConcerns } from "@dripstone/contract/tutor/concerns";
import { describe, expect, it } from "vitest";
import { concernAnswer } from "./concern-answer.ts";

const trusted = {
  school: { en: "Dripstone Academy", ch: "滴石学堂" },
  adult: { en: "Ms. Reed", ch: "瑞德老师" },
  email: "hello@dripstone.example",
};

describe.each(chatConcerns)("a child who tells of %s", (kind) => {
  const answer = concernAnswer(kind, trusted);

  it("is told whom to turn to, and that a teacher may read it, in both languages", () => {
    for (const text of Object.values(answer)) expect(text).toContain(trusted.email);
    expect(answer.en).toMatch(/you’re not alone/i);
    expect(answer.en).toContain("Ms. Reed at Dripstone Academy");
    expect(answer.en).toContain("letting a teacher know");
    expect(answer.ch).toContain("不是一个人");
    expect(answer.ch).toContain("在滴石学堂，你也可以联系瑞德老师");
    expect(answer.ch).toContain("我会告诉老师");
  });

  it("gets help lines of both countries, and no place is left empty", () => {
    for (const text of Object.values(answer)) {
      expect(text).toMatch(/\*\*(?:988|1-800-422-4453)\*\*/);
      expect(text).toContain("**12355**");
      expect(text).not.toContain("{{");
    }
    expect(answer.ch.indexOf("**12355**")).toBeLessThan(answer.ch.search(/\*\*(?:988|1-800)/));
  });
});

it.each(chatConcerns)("who tells of %s is invited to go on, and is promised nothing that is not so", (kind) => {
  const answer = concernAnswer(kind, trusted);
  expect(answer.en).toMatch(/math/);
  expect(answer.ch).toContain("数学");
  // Not every line answers at night.
  expect(answer.en).not.toMatch(/any hour|24\/7/);
  expect(answer.ch).not.toMatch(/随时都可以打|24 小时/);
});

it("tells who worries about a friend that a promise may be broken", () => {
  const answer = concernAnswer("self-harm", trusted);
  expect(answer.en).toContain("even if you promised not to");
  expect(answer.ch).toContain("哪怕答应过要保密");
});

it("names the lines of the site where it has its own", () => {
  const own = {
    name: { en: "School line", ch: "校园热线" },
    number: { en: "call **55**", ch: "打 **55**" },
    for: chatConcerns,
  };
  expect(concernAnswer("abuse", trusted, [own]).en).toContain("- School line: call **55**\n");
  expect(concernAnswer("abuse", trusted, [own]).en).not.toContain("911");
});
