// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { applyEdit } from "./apply-edit.ts";
import { replace } from "./edits.ts";

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, "execCommand");
});

it("changes its own field, and no other in which somebody writes meanwhile", () => {
  const [title, field] = [document.createElement("input"), document.createElement("textarea")];
  document.body.append(title, field);
  document.execCommand = (_command, _shown, text = "") => {
    (document.activeElement as HTMLInputElement).value += text;
    return true;
  };
  // As a field takes none that is behind its preview.
  field.focus = () => {};
  title.focus();
  applyEdit(field, replace(0, 0, "![](/files/pictures/1)"));
  expect([title.value, field.value]).toEqual(["", "![](/files/pictures/1)"]);
});
