import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useToast } from "../../../ui/toast/toast.tsx";

/** Lets whoever wrote something that cannot be sent take it along. */
export function CopyWords({ words }: { words: string }) {
  const { t } = useTranslation("forum-writing");
  const say = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      say(t("reply.copied"));
    } catch {
      say(t("reply.notCopied"));
    }
  };
  return (
    <Button variant="default" onClick={copy}>
      {t("reply.copy")}
    </Button>
  );
}
