// @vitest-environment happy-dom
import type { ChatMessage, ChatPart } from "@dripstone/contract/tutor/payloads";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showPage } from "../../../testing/page.tsx";
import { QuickMessage } from "./quick-message.tsx";

afterEach(cleanup);

const reply = (kind: ChatPart["kind"]): ChatMessage => ({
  ...{
    id: "7b0c1f0e-6a51-4a3c-9f0e-2d8f5f3f9a10",
    role: "assistant",
    content: "",
    timestamp: "2026-03-02T10:00:00.000Z",
  },
  ...{ picture: null, sources: [], state: "done", feedback: null },
  parts: [
    {
      kind,
      title: null,
      titleHtml: null,
      html: `<p>${"You can tell an adult you trust. ".repeat(6)}</p><p>Call <b>988</b></p>`,
    },
  ],
});

it("shows help lines at once, however long the answer is, and of any other one its beginning", () => {
  showPage(<QuickMessage message={reply("care")} />, { locale: "en" });
  expect(screen.getByText("988")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  showPage(<QuickMessage message={reply("text")} />, { locale: "en" });
  expect(screen.queryByText("988")).toBeNull();
  expect(screen.getByRole("button").getAttribute("aria-expanded")).toBe("false");
});
