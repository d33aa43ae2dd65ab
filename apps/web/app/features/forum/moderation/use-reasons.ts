import type { Waiting } from "@dripstone/contract/forum/queue";
import { useTranslation } from "react-i18next";

/** Why something waits, in words, each reason once. */
export function useReasons(): (item: Pick<Waiting, "heldFor" | "flags">) => string[] {
  const { t } = useTranslation("moderation");
  return ({ heldFor, flags }) => [
    ...(heldFor ? [t(`reason.${heldFor}`)] : []),
    ...[...new Set(flags.map(({ reason }) => reason))].map((reason) =>
      t("reported", { reason: t(`reason.${reason}`) }),
    ),
  ];
}
