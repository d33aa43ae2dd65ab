import { Button, type ButtonProps } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { loginOpened } from "./login-dialog.ts";
import { useAppDispatch } from "./store.ts";

/** Opens the login dialog. */
export function LoginButton(props: ButtonProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <Button data-scripted="" {...props} onClick={() => dispatch(loginOpened())}>
      {t("nav.login")}
    </Button>
  );
}
