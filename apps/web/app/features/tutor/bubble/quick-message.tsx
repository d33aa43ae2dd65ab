import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { ChatMessage, ChatPart } from "@dripstone/contract/tutor/payloads";
import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Said } from "../chat/said.tsx";
import { cutHtml } from "./cut-html.ts";
import classes from "./quick-message.module.css";
import { Since } from "./since.tsx";

/** One message of the bubble: its beginning, and all of it where somebody wants to read on. */
export function QuickMessage({ message: { role, parts, picture, timestamp, state } }: { message: ChatMessage }) {
  const { t } = useTranslation("chat");
  const [isWhole, setWhole] = useState(false);
  const preview = useMemo(() => previewOf(parts), [parts]);
  return (
    <div className={classes.message} data-mine={role === "user"}>
      <Said by={role} parts={isWhole || !preview ? parts : [preview]} picture={picture} stopped={state === "stopped"}>
        <p className={classes.foot}>
          <Since at={timestamp} />
          {preview && (
            <Button size="compact-sm" variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {t(isWhole ? "bubble.less" : "bubble.whole")}
            </Button>
          )}
        </p>
      </Said>
    </div>
  );
}

/** The beginning of what is too long for a small window; null if it is not. Help lines are never behind a button. */
function previewOf(parts: readonly ChatPart[]): ChatPart | null {
  if (parts.some(({ kind }) => kind === "care")) return null;
  const html = parts.map((part) => (part.titleHtml ? `<p>${part.titleHtml}</p>` : "") + part.html).join("");
  const cut = cutHtml(html, tutorLimits.CHAT_PREVIEW_MAX);
  return cut === html ? null : { kind: "text", title: null, titleHtml: null, html: cut };
}
