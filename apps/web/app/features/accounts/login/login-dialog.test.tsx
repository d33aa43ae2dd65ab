// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { loginClosed, loginNeeded, loginOpened } from "../../../session/login-dialog.ts";
import { openTab } from "../../../session/testing/browser.ts";
import { showPage } from "../../../testing/page.tsx";
import { LoginDialog } from "./login-dialog.tsx";

afterEach(cleanup);

const why = "You need an account to vote.";

it("says what the login is needed for, to whoever was about to do that, and to nobody else", async () => {
  const { store } = openTab();
  showPage(<LoginDialog />, { store });
  act(() => void store.dispatch(loginNeeded("vote")));
  expect(await screen.findByText(why)).toBeTruthy();
  act(() => void store.dispatch(loginClosed()));
  act(() => void store.dispatch(loginOpened()));
  await waitFor(() => expect(screen.queryByText(why)).toBeNull());
});
