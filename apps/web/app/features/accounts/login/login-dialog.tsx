import type { User } from "@dripstone/contract/accounts/payloads";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { type LoginReason, loginClosed } from "../../../session/login-dialog.ts";
import { errorCleared } from "../../../session/session.ts";
import { useAppDispatch, useAppSelector, useAppStore } from "../../../session/store.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { focusContent } from "../../../ui/focus/focus-content.ts";
import classes from "./login-dialog.module.css";
import { LoginForm } from "./login-form.tsx";
import { useWelcome } from "./use-welcome.ts";

/** Nothing takes the focus back where no button opened the dialog, or that is gone because somebody has logged in. */
function findFocus(): void {
  const focused = document.activeElement;
  if (focused === document.body || focused?.closest('[role="dialog"]')) focusContent();
}

/** The login dialog. It stays until somebody logs in, cancels or goes to register; its form lives only while it is open. */
export function LoginDialog() {
  const { t } = useTranslation("accounts");
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const { open, wanted, why } = useAppSelector((state) => state.loginDialog);
  // The first time, this part is loaded when it is to be open already: the modal has to see itself being opened, or it does
  // not know where the focus goes back to.
  const [shown, setShown] = useState(false);
  // Said until the dialog is gone, which takes a moment after it was closed.
  const [said, setSaid] = useState<"leadsOn" | `why.${LoginReason}` | null>(null);
  useEffect(() => {
    setShown(open);
    if (!open) return;
    dispatch(errorCleared());
    setSaid(why ? `why.${why}` : wanted === null ? null : "leadsOn");
  }, [open, wanted, why, dispatch]);
  const welcome = useWelcome();
  const close = () => {
    dispatch(loginClosed());
  };
  const enter = async (user: User) => {
    await welcome(user);
    // Read only now: whoever has cancelled meanwhile wants to go nowhere.
    const { wanted } = store.getState().loginDialog;
    close();
    // The guard has sent the visitor home; the history goes on from the page that was wanted.
    if (wanted !== null) navigate(wanted, { replace: true });
  };
  return (
    <Dialog persistent opened={shown} title={t("login.title")} onClose={close} onGone={findFocus} size="27rem">
      {said && <p className={classes.said}>{t(`login.${said}`)}</p>}
      <LoginForm onLoggedIn={enter} onCancel={close} />
    </Dialog>
  );
}
