// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createStore } from "../../session/store.ts";
import { showPage } from "../../testing/page.tsx";
import { LetterSwitches } from "./letter-switches.tsx";

afterEach(cleanup);

const letters = [
  { kind: "stone", label: "When a stone falls", wanted: true, always: false },
  { kind: "flood", label: "When the water rises", wanted: true, always: true },
];

it("lets no one switch off what is always sent, and says so", async () => {
  const fetch = async () => Response.json({ data: letters });
  showPage(<LetterSwitches />, { store: createStore({ fetch }) });
  expect(await screen.findByText("When the water rises: always sent to teachers and admins")).toBeTruthy();
  const switches = screen.getAllByRole("switch").map((it) => (it as HTMLInputElement).labels?.[0]?.textContent);
  expect(switches).toEqual(["When a stone falls"]);
});
