import { accountLimits } from "@dripstone/contract/accounts/limits";
import { TextInput, type TextInputProps } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import parts from "../parts.module.css";

/** Asks a child for a parent's address, and says what comes of it. */
export function ParentField(props: TextInputProps) {
  const { t } = useTranslation("accounts");
  return (
    <Callout tone="warm">
      <TextInput
        {...props}
        classNames={{ description: parts.why }}
        label={t("register.parentEmail")}
        description={t("register.parentWhy")}
        type="email"
        autoComplete="off"
        maxLength={accountLimits.EMAIL_MAX}
      />
    </Callout>
  );
}
