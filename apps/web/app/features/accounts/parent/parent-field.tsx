import { accountLimits } from "@dripstone/contract/accounts/limits";
import { TextInput, type TextInputProps } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Asks a child for a parent's address, who has another mailbox. */
export function ParentField(props: TextInputProps) {
  const { t } = useTranslation("accounts");
  return (
    <TextInput
      {...props}
      label={t("register.parentEmail")}
      description={t("register.parentEmailHint")}
      type="email"
      autoComplete="off"
      maxLength={accountLimits.EMAIL_MAX}
    />
  );
}
