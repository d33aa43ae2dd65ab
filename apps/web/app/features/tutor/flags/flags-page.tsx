import { Skeleton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Ago } from "../../../ui/dates/ago.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { useChatFlagsQuery } from "../api.ts";
import classes from "./flags-page.module.css";
import { Transcript } from "./transcript.tsx";

/** Messages to the tutor with which students may need somebody's help, and the conversations around them. */
export function FlagsPage() {
  const { t } = useTranslation("tutor-flags");
  const { data: flags, error } = useChatFlagsQuery(undefined);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <OfficeHeader title={t("title")} note={t("note")} />
      <FailureBox error={error} />
      {!flags && !error && <Skeleton height="12rem" />}
      {flags?.length === 0 && <p>{t("none")}</p>}
      <ul className={classes.flags}>
        {flags?.map(({ id, kind, at, student, seenBy }) => (
          <li key={id} className={classes.flag} data-new={seenBy === null || undefined}>
            <button
              type="button"
              className={classes.head}
              aria-expanded={open === id}
              onClick={() => setOpen(open === id ? null : id)}
            >
              <span className={classes.name}>{student.name}</span>
              <span>{t(`kind.${kind}`)}</span>
              <span className={classes.at}>
                <Ago at={at} />
              </span>
              <span className={classes.seen}>{seenBy === null ? t("new") : t("seen", { name: seenBy })}</span>
            </button>
            {open === id && <Transcript id={id} />}
          </li>
        ))}
      </ul>
    </>
  );
}
