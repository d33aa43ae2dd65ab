import { type Mailbox, mailboxes } from "@dripstone/contract/accounts/payloads";
import { Radio, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import parts from "../parts.module.css";

type MailboxChoiceProps = {
  value: Mailbox | null;
  onChange: (chosen: Mailbox) => void;
  error: string | undefined;
};

/** Asks a child whose email it is going to give, and says what comes of either. */
export function MailboxChoice({ value, onChange, error }: MailboxChoiceProps) {
  const { t } = useTranslation("accounts");
  return (
    <Callout tone="warm">
      <Radio.Group
        size="md"
        value={value}
        onChange={(chosen) => onChange(chosen as Mailbox)}
        classNames={{ description: parts.why, error: parts.below }}
        label={t("register.mailbox")}
        description={t("register.parentWhy")}
        error={error}
      >
        <Stack gap="sm" mt="xs">
          {mailboxes.map((mailbox) => (
            <Radio
              key={mailbox}
              size="md"
              value={mailbox}
              error={error !== undefined}
              label={t(`register.mailboxes.${mailbox}`)}
              description={t(`register.mailboxHints.${mailbox}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Callout>
  );
}
