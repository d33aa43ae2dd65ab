// @vitest-environment happy-dom
import type { Active, Over } from "@dnd-kit/core";
import type { OfficeCategory } from "@dripstone/contract/forum/categories";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showPage } from "../../../../testing/page.tsx";
import { useAnnouncements } from "./use-announcements.ts";

afterEach(cleanup);

const categories = ["first", "second"].map((id) => ({ id, name: { en: id, ch: id } }) as OfficeCategory);
const at = (id: string) => ({ id }) as Active & Over;

it("claims no place for a category that was put down: whether it stands there is told when that is saved", () => {
  let said: (string | undefined)[] = [];
  function Heard() {
    const { onDragEnd } = useAnnouncements(categories);
    const end = (over: string | null) => onDragEnd({ active: at("first"), over: over === null ? null : at(over) });
    said = [end("second"), end("first"), end(null)];
    return null;
  }
  showPage(<Heard />);
  expect(said).toEqual(["Put down.", "Nothing has moved.", "Nothing has moved."]);
});
