import type { ChatPart } from "@dripstone/contract/tutor/payloads";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { SafeHtml } from "../../../ui/markdown/safe-html.tsx";
import { langOf } from "./lang-of.ts";
import classes from "./steps.module.css";

/** A solution that unfolds step by step, so that one can think before each. */
export function Steps({ steps, writing }: { steps: readonly ChatPart[]; writing: boolean }) {
  const { t } = useTranslation("chat");
  const [shown, show] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  const unfolded = useRef(false);
  useEffect(() => {
    if (!unfolded.current || shown === 0) return;
    const last = list.current?.lastElementChild;
    if (last instanceof HTMLElement) {
      last.focus({ preventScroll: true });
      last.scrollIntoView({ block: "nearest" });
    }
  }, [shown]);
  const unfold = (to: number) => {
    unfolded.current = true;
    show(to);
  };
  const left = steps.length - shown;
  return (
    <div className={classes.steps}>
      <ol ref={list} className={classes.list}>
        {steps.slice(0, shown).map((step) => (
          <li
            key={step.html}
            tabIndex={-1}
            className={classes.step}
            data-kind={step.kind}
            lang={step.title === null ? undefined : langOf(step)}
          >
            <p className={classes.title}>
              {step.titleHtml ? <SafeHtml as="span" html={step.titleHtml} /> : t("kind.answer")}
            </p>
            <MarkdownText html={step.html} />
          </li>
        ))}
      </ol>
      {left > 0 && !writing && (
        <div className={classes.more}>
          <Button size="compact-sm" variant="light" onClick={() => unfold(shown + 1)}>
            {t("steps.next", { count: left })}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => unfold(steps.length)}>
            {t("steps.all")}
          </Button>
        </div>
      )}
    </div>
  );
}
