import { Button, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { FailureBox } from "../../ui/failure/failure-box.tsx";
import { FoundText } from "../../ui/list/found-text.tsx";
import { useFoundCount } from "./found-count.ts";
import classes from "./found-list.module.css";
import type { FoundSoFar } from "./use-found.ts";

type FoundListProps = {
  id: string;
  found: FoundSoFar;
  /** The place of the one that is chosen, counted through all kinds. */
  at: number;
  optionId: (list: string, at: number) => string;
  onFollow: () => void;
};

/** What is found, by its kind: the list of a field in which the focus stays. */
export function FoundList({ id, found, at, optionId, onFollow }: FoundListProps) {
  const { t } = useTranslation(["search", "common"]);
  const count = useFoundCount();
  const chosen = useRef<HTMLAnchorElement>(null);
  const { words, data, waiting, error, retry } = found;
  const groups = placed(data?.groups ?? []);
  const isEmpty = data !== undefined && groups.length === 0;
  useEffect(() => {
    if (data && at >= 0) chosen.current?.scrollIntoView({ block: "nearest" });
  }, [data, at]);
  const said = words === "" ? t("lead") : data && !waiting ? count(data, words) : waiting ? t("searching") : "";
  const isSeen = words === "" || isEmpty || !data;
  return (
    <div className={classes.found} aria-busy={waiting}>
      <div role="status">
        {isSeen ? said && <p className={classes.said}>{said}</p> : <VisuallyHidden>{said}</VisuallyHidden>}
      </div>
      <FailureBox error={error} takesFocus={false}>
        <div>
          <Button onClick={retry}>{t("common:list.retry")}</Button>
        </div>
      </FailureBox>
      <div id={id} role="listbox" aria-label={t("title")} className={classes.list}>
        {groups.map(({ kind, hits, more }) => (
          // biome-ignore lint/a11y/useSemanticElements: the options of a listbox stand in groups, not in a fieldset.
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} role="presentation" className={classes.kind}>
              {t(`kinds.${kind}`)}
            </div>
            {hits.map(({ title, text, path, place }) => (
              <Link
                key={path}
                ref={place === at ? chosen : undefined}
                to={path}
                id={optionId(id, place)}
                role="option"
                aria-selected={place === at}
                tabIndex={-1}
                onClick={onFollow}
                className={classes.hit}
              >
                <span className={classes.title}>
                  <FoundText excerpt={title} />
                </span>
                <span className={classes.text}>
                  <FoundText excerpt={text} />
                </span>
              </Link>
            ))}
            {more && (
              <div role="presentation" className={classes.more}>
                {t("more")}
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

type Groups = NonNullable<FoundSoFar["data"]>["groups"];

/** Each hit with its place, counted through all kinds. */
function placed(groups: Groups) {
  let next = 0;
  return groups.map(({ hits, ...group }) => ({
    ...group,
    hits: hits.map((hit) => {
      next += 1;
      return { ...hit, place: next - 1 };
    }),
  }));
}
