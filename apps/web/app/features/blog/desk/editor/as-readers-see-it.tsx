import { useDebouncedValue } from "@mantine/hooks";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { MarkdownText } from "../../../../ui/markdown/markdown-text.tsx";
import { usePreviewBlogPostQuery } from "../api.ts";
import classes from "./texts.module.css";

const PAUSE_MS = 800;

/** A text as the server draws it for readers, figures and all; asked for while it is open. */
export function AsReadersSeeIt({ body }: { body: string }) {
  const { t } = useTranslation(["blog-desk", "blog"]);
  const [open, setOpen] = useState(false);
  const [shown] = useDebouncedValue(body, PAUSE_MS);
  const { data, error } = usePreviewBlogPostQuery(open && shown.trim() !== "" ? { body: { body: shown } } : skipToken);
  return (
    <details className={classes.preview} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("preview")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={classes.shown} aria-label={t("preview")} tabIndex={0}>
        <FailureBox error={error ?? null} />
        {data && (
          <>
            <p>{t("blog:facts.minutes", { count: data.minutes })}</p>
            <MarkdownText html={data.html} />
          </>
        )}
      </section>
    </details>
  );
}
