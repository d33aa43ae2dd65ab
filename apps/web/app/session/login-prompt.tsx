import { paths } from "@dripstone/contract/paths";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { Callout } from "../ui/callout/callout.tsx";
import { fetchPart } from "../ui/late/fetch-part.ts";
import { LoginButton } from "./login-button.tsx";

type LoginPromptProps = {
  title: string;
  /** What the login is needed for. */
  text: string;
  /** What the page is about: whoever registers is led back to it by this name. */
  about?: string;
};

/** What a visitor meets where only somebody with an account can go on. */
export function LoginPrompt({ title, text, about }: LoginPromptProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Callout aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <Group gap="sm">
        <LoginButton />
        <Button
          component={Link}
          to={paths.register}
          variant="default"
          onClick={() => void note({ path: pathname + search, name: about ?? null })}
        >
          {t("session.register")}
        </Button>
      </Group>
    </Callout>
  );
}

/** What notes it comes when it is needed: most who read here have no use for it. */
async function note(way: { path: string; name: string | null }): Promise<void> {
  const { noteWayBack } = await fetchPart(() => import("./way-back.ts"));
  noteWayBack(way);
}
