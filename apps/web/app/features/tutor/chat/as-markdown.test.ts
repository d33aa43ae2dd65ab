import type { ChatMessage } from "@dripstone/contract/tutor/payloads";
import { expect, it } from "vitest";
import { asMarkdown } from "./as-markdown.ts";

const words = {
  siteUrl: "https://school.example",
  at: (instant: string) => instant.slice(0, 10),
  intro: "Last continued on November 22, 2026.",
  who: { user: "You", assistant: "Tutor" },
  stopped: "Stopped.",
  picture: "With a picture",
};
const message: ChatMessage = {
  id: "1",
  role: "user",
  timestamp: "2026-11-22T10:00:00Z",
  content: "Is $\\frac{1}{2} > \\frac{1}{3}$?",
  parts: [],
  sources: [],
  state: "done",
  feedback: null,
  picture: null,
};

it("tells who said what and when, with formulas as they were typed, and where a reply has it from", () => {
  const sources = [{ number: 1, title: "Fractions", link: "/blog#fractions", excerpt: "" }];
  const reply = { ...message, role: "assistant" as const, content: "Which **piece** is larger?", sources };
  expect(asMarkdown({ name: "Fractions", messages: [message, reply] }, words)).toBe(`# Fractions

---

Last continued on November 22, 2026.

---

**You** · 2026-11-22

Is $\\frac{1}{2} > \\frac{1}{3}$?

---

**Tutor** · 2026-11-22

Which **piece** is larger?

[1] Fractions: <https://school.example/blog#fractions>
`);
});

it("says of a reply that was stopped that it was", () => {
  const stopped = { ...message, role: "assistant" as const, content: "", state: "stopped" as const };
  expect(asMarkdown({ name: "?", messages: [stopped] }, words)).toContain("**Tutor** · 2026-11-22\n\n*Stopped.*\n");
});

it("says of a message that a picture came along", () => {
  const shown = { ...message, picture: "0197a000-0000-7000-8000-000000000001" };
  expect(asMarkdown({ name: "?", messages: [shown] }, words)).toContain(
    "**You** · 2026-11-22\n\n*With a picture*\n\nIs",
  );
});
