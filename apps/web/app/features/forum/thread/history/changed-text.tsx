import { VisuallyHidden } from "@mantine/core";
import { Fragment, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../../i18n/use-locale.ts";
import classes from "./changed-text.module.css";
import { type Change, changesIn, typedOf } from "./changes.ts";

/** A text as it was before an edit, or after it. */
export type Edition = { title: string | null; html: string };

type ChangedTextProps = { before: Edition; after: Edition };

/** What an edit took out of a text, and what it put in: crossed out and underlined, and said to who does not see that. */
export default function ChangedText({ before, after }: ChangedTextProps) {
  const { t } = useTranslation("forum-writing");
  const locale = useLocale();
  const [title, text] = useMemo(
    () => [
      changesIn(before.title ?? "", after.title ?? "", locale),
      changesIn(typedOf(before.html), typedOf(after.html), locale),
    ],
    [before, after, locale],
  );
  if ([...title, ...text].every(({ kind }) => kind === "same")) return <p>{t("history.same")}</p>;
  return (
    <div dir="auto">
      {title.length > 0 && (
        <h3 className={classes.title}>
          <Changes changes={title} />
        </h3>
      )}
      <p className={classes.text}>
        <Changes changes={text} />
      </p>
    </div>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation("forum-writing");
  return changes.map(({ text, kind }, index) => {
    const Tag = kind === "added" ? "ins" : "del";
    const key = `${index} ${kind}`;
    return kind === "same" ? (
      <Fragment key={key}>{text}</Fragment>
    ) : (
      <Tag key={key} className={classes[kind]}>
        <VisuallyHidden>{t(`history.${kind}`)}</VisuallyHidden>
        {text}
      </Tag>
    );
  });
}
