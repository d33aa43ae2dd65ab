import { Button } from "@mantine/core";
import { IconShare2 } from "@tabler/icons-react";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { latePart } from "../ui/late/late-part.tsx";
import classes from "./share-button.module.css";

const ShareChoices = latePart(() => import("./share-choices.tsx"));

/** Offers ways to share the page; none of them is loaded before a click. */
export function ShareButton() {
  const { t } = useTranslation();
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const choices = useRef<HTMLElement>(null);
  // It opens by itself, also before the page is alive.
  useEffect(() => {
    if (choices.current?.checkVisibility?.()) setAsked(true);
  }, []);
  return (
    <div className={classes.share} data-scripted="">
      <Button variant="default" popoverTarget={id} leftSection={<IconShare2 size={18} aria-hidden />}>
        {t("footer.share")}
      </Button>
      <nav
        ref={choices}
        id={id}
        popover="auto"
        className={classes.choices}
        aria-label={t("footer.shareLabel")}
        onBeforeToggle={() => setAsked(true)}
      >
        <Suspense>{isAsked && <ShareChoices />}</Suspense>
      </nav>
    </div>
  );
}
