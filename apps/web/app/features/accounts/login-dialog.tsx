import type { User } from "@dripstone/contract/accounts/payloads";
import { Modal } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loginClosed } from "../../api/login-dialog.ts";
import { errorCleared } from "../../api/session.ts";
import { useAppDispatch, useAppSelector } from "../../api/store.ts";
import { useFollowLocale } from "../../i18n/use-locale.ts";
import { focusContent } from "../../ui/focus-content.ts";
import { useToast } from "../../ui/toast.tsx";
import classes from "./login-dialog.module.css";
import { LoginForm } from "./login-form.tsx";

/** The button that opened the dialog is gone when somebody has logged in, and cannot take the focus back. */
function findFocus(): void {
  if (document.activeElement === document.body) focusContent();
}

/** The login dialog. It stays until somebody logs in, cancels or goes to register; its form lives only while it is open. */
export function LoginDialog() {
  const { t, i18n } = useTranslation(["accounts", "common"]);
  const dispatch = useAppDispatch();
  const say = useToast();
  const open = useAppSelector((state) => state.loginDialog.open);
  // The first time, this part is loaded when it is to be open already: the modal has to see itself being opened, or it does
  // not know where the focus goes back to.
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (open) dispatch(errorCleared());
    setShown(open);
  }, [open, dispatch]);
  const follow = useFollowLocale();
  const close = () => {
    dispatch(loginClosed());
  };
  const welcome = async ({ preferredLanguage }: User) => {
    await follow(preferredLanguage);
    // In the language that the site has now.
    say(i18n.t("common:session.loggedIn"));
    close();
  };
  return (
    <Modal
      opened={shown}
      onClose={close}
      onExitTransitionEnd={findFocus}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      centered
      padding="lg"
      size="27rem"
      classNames={{ content: classes.dialog }}
    >
      {/* Not the dialog's own `title`: that stands in a second banner of the page. */}
      <Modal.Title className={classes.title}>{t("accounts:login.title")}</Modal.Title>
      <LoginForm onLoggedIn={welcome} onCancel={close} />
    </Modal>
  );
}
