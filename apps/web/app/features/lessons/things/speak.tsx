import type { Locale } from "@dripstone/contract/locale";
import { Button } from "@mantine/core";
import { IconVolume } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./speak.module.css";
import { useSpeech } from "./speech.ts";

/** Lets the browser read a text aloud, or says that it has no voice for its language. */
export function Speak({ language, text, children }: { language: Locale; text: string; children: ReactNode }) {
  const { t } = useTranslation("lessons");
  const speak = useSpeech(language);
  if (speak === null) return <p className={classes.mute}>{t(`speech.none.${language}`)}</p>;
  return (
    <Button
      variant="default"
      disabled={!speak}
      leftSection={<IconVolume size={18} aria-hidden="true" />}
      onClick={() => speak?.(text)}
    >
      {children}
    </Button>
  );
}
