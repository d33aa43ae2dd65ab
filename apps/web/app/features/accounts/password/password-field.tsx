import { ActionIcon, TextInput, type TextInputProps } from "@mantine/core";
import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./password-field.module.css";

type PasswordFieldProps = Omit<TextInputProps, "classNames"> & { classNames?: { description?: string } };

/**
 * A password that can be looked at, by the keyboard and by screen readers as well. Mantine's PasswordInput sets no
 * `aria-invalid`, by which a form finds its first wrong field.
 */
export function PasswordField({ classNames, ...props }: PasswordFieldProps) {
  const { t } = useTranslation("accounts");
  const [shown, setShown] = useState(false);
  const Sign = shown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...props}
      classNames={{ ...classNames, input: classes.input }}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionWidth={46}
      rightSection={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={42}
          aria-label={t("password.show")}
          title={t(shown ? "password.hide" : "password.show")}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Sign size={20} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
