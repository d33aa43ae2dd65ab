import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { focusContent } from "../../../ui/focus/focus-content.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useKeepAccountMutation } from "../api.ts";

/** Takes a deletion back. */
export function KeepAccountButton() {
  const { t } = useTranslation("accounts");
  const say = useToast();
  const [keep, { isLoading, error }] = useKeepAccountMutation();
  const keepAccount = async () => {
    const reply = await keep(undefined);
    if (reply.error) return;
    say(t("deletion.kept"));
    // The button goes, and with it the place of whoever uses the keyboard.
    focusContent();
  };
  return (
    <>
      <Button loading={isLoading} onClick={keepAccount}>
        {t("deletion.keep")}
      </Button>
      <FailureBox error={error} />
    </>
  );
}
