import { paths } from "@dripstone/contract/paths";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Callout } from "../ui/callout/callout.tsx";
import { LoginButton } from "./login-button.tsx";

type LoginPromptProps = {
  title: string;
  /** What the login is needed for. */
  text: string;
};

/** What a visitor meets where only somebody with an account can go on. */
export function LoginPrompt({ title, text }: LoginPromptProps) {
  const { t } = useTranslation();
  return (
    <Callout aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <Group gap="sm">
        <LoginButton />
        <Button component={Link} to={paths.register} variant="default">
          {t("session.register")}
        </Button>
      </Group>
    </Callout>
  );
}
