import type { ChatMessage, ChatPart } from "@dripstone/contract/tutor/payloads";
import clsx from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { SafeHtml } from "../../../ui/markdown/safe-html.tsx";
import { ChatPicture } from "./chat-picture.tsx";
import { langOf } from "./lang-of.ts";
import classes from "./said.module.css";
import { Steps } from "./steps.tsx";
import { Thinking } from "./thinking.tsx";

type SaidProps = {
  by: ChatMessage["role"];
  /** Whose words they are, where somebody else reads them. */
  student?: string;
  parts: readonly ChatPart[];
  /** What it is about. */
  picture?: string | null;
  /** Still being written. */
  writing?: boolean;
  stopped?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
};

/** One message of a conversation; who listens to the page hears it when it is whole. */
export function Said({ by, student, parts, picture = null, writing = false, stopped = false, children }: SaidProps) {
  const { t } = useTranslation("chat");
  const isMine = by === "user";
  return (
    <article className={clsx(classes.said, isMine && classes.mine)} aria-busy={writing}>
      <h2 className={classes.who}>{isMine ? (student ?? t("who.me")) : t("who.tutor")}</h2>
      {picture !== null && <ChatPicture id={picture} size="large" />}
      {blocksOf(parts).map((block) =>
        Array.isArray(block) ? (
          <Steps key={block[0]?.html} steps={block} writing={writing} />
        ) : (
          <section key={block.html} className={classes.block} data-kind={block.kind}>
            {block.kind in labels && <p className={classes.label}>{t(`kind.${block.kind as Labeled}`)}</p>}
            <div lang={langOf(block)}>
              {block.titleHtml && (
                <p className={classes.title}>
                  <SafeHtml as="span" html={block.titleHtml} />
                </p>
              )}
              <MarkdownText html={block.html} />
            </div>
          </section>
        ),
      )}
      {writing && <Thinking />}
      {stopped && <p className={classes.stopped}>{t("stopped")}</p>}
      {children}
    </article>
  );
}

const labels = { question: true, hint: true, example: true, answer: true } as const;
type Labeled = keyof typeof labels;

/** Steps that follow each other, with the answer that they lead to, are one thing, which unfolds. */
function blocksOf(parts: readonly ChatPart[]): (ChatPart | ChatPart[])[] {
  const blocks: (ChatPart | ChatPart[])[] = [];
  for (const part of parts) {
    // One that was taken back while the reply was written.
    if (part.html === "") continue;
    const last = blocks.at(-1);
    if (part.kind === "step" || (part.kind === "answer" && Array.isArray(last))) {
      if (Array.isArray(last)) last.push(part);
      else blocks.push([part]);
    } else blocks.push(part);
  }
  return blocks;
}
