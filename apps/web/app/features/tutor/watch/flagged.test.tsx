// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createStore } from "../../../session/store.ts";
import { showPage } from "../../../testing/page.tsx";
import { Flagged } from "./flagged.tsx";

afterEach(cleanup);

const id = "0197a000-0000-7000-8000-000000000001";
const student = { id: "0197a000-0000-7000-8000-000000000002", name: "小雨" };
const message = {
  ...{ sources: [], state: "done", at: "2026-03-04T17:00:00.000Z", engine: null, picture: null },
  ...{ feedback: null, comment: "" },
};
const said = (messageId: string, role: "user" | "assistant", html: string) => ({
  ...{ ...message, id: messageId, role, content: html },
  parts: [{ kind: "text", title: null, titleHtml: null, html }],
});
const transcript = {
  ...{ student, seenBy: "Ms. Stone", flags: [], cares: [], waits: true },
  messages: [said(id, "user", "<p>我不想活了</p>"), said(student.id, "assistant", "<p>你很重要</p>")],
};

it.each([
  ["en", "Tutor"],
  ["ch", "导师"],
] as const)("heads a student’s words with the student’s name, in %s", async (locale, tutor) => {
  const fetch = async () => Response.json({ data: transcript });
  showPage(<Flagged id={id} student={student} />, { store: createStore({ fetch }), locale });
  const names = (await screen.findAllByRole("heading")).map((heading) => heading.textContent);
  expect(names).toEqual(["小雨", tutor]);
});
