// @vitest-environment happy-dom
import type { Category } from "@dripstone/contract/forum/payloads";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ann, keep, openTab } from "../../../session/testing/browser.ts";
import { showPage } from "../../../testing/page.tsx";
import { CategoryChoice } from "./category-choice.tsx";

const category = { slug: "hard", name: "Hard problems", minReputation: 900, rulesHtml: "", description: "" };
const categories = [category as Category];

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it.each([undefined, "You need a reputation of at least 900 to write here"])(
  "says once how much reputation a category asks for, and how it is earned, where the server says %s",
  (error) => {
    keep("ann-token", { ...ann, role: "student", reputation: 3 });
    const choice = <CategoryChoice categories={categories} value="hard" error={error} onChoose={() => undefined} />;
    showPage(choice, { store: openTab().store });
    expect(screen.getAllByText(/900/).map(({ textContent }) => textContent)).toEqual([
      "You need a reputation of 900 to write here. You earn it with helpful posts and replies.",
    ]);
    expect(screen.getByRole("combobox").getAttribute("aria-invalid")).toBe(error ? "true" : null);
  },
);
