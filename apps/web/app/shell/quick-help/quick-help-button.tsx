import { ActionIcon } from "@mantine/core";
import { IconMessageCircleQuestion } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./quick-help-button.module.css";
import { useInTheWay } from "./use-in-the-way.ts";

const COUNTED_MAX = 9;

type QuickHelpButtonProps = {
  unread: number;
  /** What it opens is on its way. */
  busy: boolean;
  /** What it opened has just been closed. */
  takesFocus: boolean;
  onOpen: () => void;
};

/** Stands in the corner of the page for whoever wants to ask something, and steps aside for what is to be pressed or read there. */
export function QuickHelpButton({ unread, busy, takesFocus, onOpen }: QuickHelpButtonProps) {
  // The bell brings these texts along, for the same people.
  const { t } = useTranslation("notices");
  const place = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isInTheWay = useInTheWay(place);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const label = unread > 0 ? t("quickHelp.unread", { count: unread }) : t("quickHelp.open");
  return (
    <aside ref={place} aria-label={t("quickHelp.open")} className={classes.place} data-quick-help="">
      <ActionIcon
        ref={button}
        size={48}
        radius="xl"
        aria-label={label}
        aria-expanded={false}
        aria-busy={busy}
        title={label}
        onClick={onOpen}
        className={classes.button}
        data-aside={isInTheWay}
      >
        <IconMessageCircleQuestion aria-hidden size={26} />
        {unread > 0 && (
          <span aria-hidden className={classes.unread}>
            {unread > COUNTED_MAX ? `${COUNTED_MAX}+` : unread}
          </span>
        )}
      </ActionIcon>
    </aside>
  );
}
