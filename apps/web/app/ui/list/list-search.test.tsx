// @vitest-environment happy-dom
import { postList } from "@dripstone/contract/forum/list";
import { readListView } from "@dripstone/contract/lists/list";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showPage } from "../../testing/page.tsx";
import { ListSearch } from "./list-search.tsx";

afterEach(cleanup);

/** Where somebody is led who looks for words in the list that an address shows. */
function search(query: string, words: string): string {
  const view = readListView(postList, new URLSearchParams(query));
  const list = <ListSearch list={postList} view={view} label="Search posts" max={100} />;
  const { place } = showPage(list, { at: `/forum?${query}` });
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search posts" });
  fireEvent.change(field, { target: { value: words } });
  if (field.form) fireEvent.submit(field.form);
  return place();
}

it.each([
  ["finds the best first unless another order was chosen", "", "squares", "/forum?q=squares"],
  ["keeps the order and the filters", "sort=top&since=year", "squares", "/forum?sort=top&since=year&q=squares"],
  ["keeps them with other words", "sort=top&answered=no&q=cubes", "squares", "/forum?sort=top&answered=no&q=squares"],
  ["keeps them without words", "sort=top&q=cubes", " ", "/forum?sort=top"],
  ["begins at the first page", "sort=top&after=abc", "squares", "/forum?sort=top&q=squares"],
])("%s", (_, query, words, place) => {
  expect(search(query, words)).toBe(place);
});
