import type { Path } from "@dripstone/contract/paths";
import { Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Part } from "../../../ui/office/part.tsx";
import classes from "./watch.module.css";

/** As many as can be looked over beside other things. */
const SHOWN = 3;

type FirstOfListProps<Item> = {
  title: string;
  note: string;
  none: string;
  /** Where all of them are. */
  to: Path;
  query: { data?: { items: Item[]; total: number }; error?: unknown; refetch: () => unknown };
  children: (items: Item[]) => ReactNode;
};

/** The first few of a list, with the way to all of it. */
export function FirstOfList<Item>({ title, note, none, to, query, children }: FirstOfListProps<Item>) {
  const { t } = useTranslation(["tutor-flags", "common"]);
  const { data, error, refetch } = query;
  return (
    <Part
      title={title}
      help={note}
      tools={
        data &&
        data.total > 0 && (
          <Link to={to} className={classes.all}>
            {t("all", { count: data.total })}
          </Link>
        )
      }
    >
      {error !== undefined && (
        <FailureBox error={error} takesFocus={false}>
          <Button onClick={refetch}>{t("common:error.retry")}</Button>
        </FailureBox>
      )}
      {!data && error === undefined && <Skeleton height="6rem" role="status" aria-label={t("common:loading")} />}
      {data && (data.total === 0 ? <p>{none}</p> : children(data.items.slice(0, SHOWN)))}
    </Part>
  );
}
