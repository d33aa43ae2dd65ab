// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showPage } from "../../../testing/page.tsx";
import { Sources } from "./sources.tsx";

afterEach(cleanup);

it("shows where a reply has something from, by its own numbers, each with the way there", () => {
  const sources = [
    { number: 2, title: "How do I add fractions?", link: "/forum/posts/1", excerpt: "Find a common denominator." },
    { number: 5, title: "The Stone Jar", link: "/weekly-problem/archive/2026-W30", excerpt: "A jar is filled." },
  ];
  showPage(<Sources sources={sources} />);
  const cards = within(screen.getByRole("list", { name: "Where this comes from" })).getAllByRole("listitem");
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    "[2] How do I add fractions?Find a common denominator.",
    "[5] The Stone JarA jar is filled.",
  ]);
  expect(screen.getByRole("link", { name: /The Stone Jar/ }).getAttribute("href")).toBe(
    "/weekly-problem/archive/2026-W30",
  );
});

it("takes no place where there is nothing", () => {
  const { container } = showPage(<Sources sources={[]} />, { locale: "ch" });
  expect(container.querySelector("ul")).toBeNull();
});
