import { type ComponentType, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loginClosed } from "../session/login-dialog.ts";
import { useAppDispatch, useAppSelector } from "../session/store.ts";
import { fetchPart } from "../ui/late/fetch-part.ts";
import { useToast } from "../ui/toast/toast.tsx";

/** Dialogs that may open over any page. The login dialog is loaded when it is first asked for. */
export function AccountDialogs() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const say = useToast();
  const open = useAppSelector((state) => state.loginDialog.open);
  const [LoginDialog, setLoginDialog] = useState<ComponentType | null>(null);
  // Not React.lazy: that keeps a failed download for good, and here the next click tries again.
  useEffect(() => {
    if (!open || LoginDialog) return;
    fetchPart(() => import("../features/accounts/login/login-dialog.tsx")).then(
      (part) => setLoginDialog(() => part.LoginDialog),
      () => {
        dispatch(loginClosed());
        say(t("error.offline"));
      },
    );
  }, [open, LoginDialog, dispatch, say, t]);
  return <Suspense>{LoginDialog && <LoginDialog />}</Suspense>;
}
