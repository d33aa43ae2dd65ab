// @vitest-environment happy-dom
import { Button, Menu } from "@mantine/core";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { showPage } from "../../testing/page.tsx";
import { usePressedButtons } from "../focus/use-pressed-buttons.ts";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

type Kind = "menu" | "button" | "mounted" | "deed";

/** A dialog that is opened as `kind` says. */
function Page({ kind }: { kind: Kind }) {
  usePressedButtons();
  const [opened, open] = useState(false);
  const [busy, setBusy] = useState(false);
  const [gone, setGone] = useState(false);
  const close = () => open(false);
  return (
    <main id="content" tabIndex={-1}>
      {kind === "menu" || kind === "deed" ? (
        <Menu>
          <Menu.Target>
            <Button loading={busy}>More</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => (kind === "deed" ? setBusy(true) : open(true))}>Move…</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : (
        !gone && <Button onClick={() => open(true)}>Move…</Button>
      )}
      <Button onClick={() => setBusy(false)}>Answer</Button>
      {(kind !== "mounted" || opened) && (
        <Dialog opened={opened} title="Where to?" onClose={close}>
          <Button onClick={close}>Cancel</Button>
          <Button
            onClick={() => {
              setGone(true);
              close();
            }}
          >
            Delete
          </Button>
        </Dialog>
      )}
    </main>
  );
}

const press = (name: string, role = "button") => {
  const button = screen.getByRole(role, { name });
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement?.textContent;

it.each(["button", "mounted", "menu"] as const)("goes back to what opened it: %s", async (kind) => {
  showPage(<Page kind={kind} />);
  if (kind === "menu") press("More");
  press("Move…", kind === "menu" ? "menuitem" : "button");
  await screen.findByRole("dialog");
  act(() => screen.getByRole("button", { name: "Cancel" }).focus());
  press("Cancel");
  await waitFor(() => expect(focused()).toBe(kind === "menu" ? "More" : "Move…"));
});

it("goes to the page's content where what opened it is gone, and nowhere else", async () => {
  showPage(<Page kind="button" />);
  press("Move…");
  await screen.findByRole("dialog");
  press("Delete");
  await waitFor(() => expect(document.activeElement?.id).toBe("content"));
});

it("goes to the page's content where what opened it is gone a little later", async () => {
  showPage(<Page kind="button" />);
  press("Move…");
  await screen.findByRole("dialog");
  press("Cancel");
  await waitFor(() => expect(focused()).toBe("Move…"));
  act(() => document.activeElement?.remove());
  await waitFor(() => expect(document.activeElement?.id).toBe("content"));
});

it("leaves the focus where somebody has taken it meanwhile", async () => {
  showPage(<Page kind="button" />);
  press("Move…");
  await screen.findByRole("dialog");
  press("Cancel");
  act(() => screen.getByRole("button", { name: "Answer", hidden: true }).focus());
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(focused()).toBe("Answer");
});

it("comes back to a menu's button that was out of use while its deed was done", async () => {
  showPage(<Page kind="deed" />);
  press("More");
  press("Move…", "menuitem");
  const more = screen.getByRole("button", { name: "More" });
  await waitFor(() => expect(more.matches(":disabled")).toBe(true));
  act(() => (document.activeElement as HTMLElement | null)?.blur());
  // The answer comes by itself, and nobody presses it.
  act(() => more.removeAttribute("disabled"));
  await waitFor(() => expect(document.activeElement).toBe(more));
});
