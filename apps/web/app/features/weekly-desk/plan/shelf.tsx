import { useDroppable } from "@dnd-kit/core";
import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { ListChoices } from "../../../ui/list/list-choices.tsx";
import { Pager } from "../../../ui/list/pager.tsx";
import { OfficeList } from "../../../ui/office/office-list.tsx";
import { useDeskProblemsQuery } from "../api.ts";
import { Grip } from "./grip.tsx";
import classes from "./shelf.module.css";
import { SHELF, type ShelfView, shelfList } from "./shelf-list.ts";
import type { Move } from "./use-plan.ts";
import { useShelfChoices } from "./use-shelf-choices.ts";

/** The problems that can be given a week. What is dragged here from a week is taken out of it. */
export function Shelf({ view, onMove }: { view: ShelfView; onMove: (problem: Move["problem"]) => void }) {
  const { t } = useTranslation(["weekly-desk", "weekly-problem"]);
  const { state = "ready" } = view;
  const query = { ...view, state, language: useLocale() };
  const { data, isFetching, error, refetch } = useDeskProblemsQuery({ query }, { refetchOnMountOrArgChange: true });
  const { choices, sizes } = useShelfChoices();
  const { setNodeRef, isOver } = useDroppable({ id: SHELF });
  return (
    <div ref={setNodeRef} className={classes.shelf} data-over={isOver ? "" : undefined}>
      <h2 className={classes.heading}>{t("plan.shelf.heading")}</h2>
      <ListChoices list={shelfList} view={{ ...view, state }} choices={choices} />
      <OfficeList
        list={shelfList}
        view={view}
        label={t("plan.shelf.heading")}
        page={data}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<p className={classes.none}>{t("plan.shelf.none")}</p>}
      >
        {(page) => (
          <>
            <ul className={classes.problems}>
              {page.items.map((problem) => (
                <li key={problem.id} className={classes.problem}>
                  <Grip problem={problem} place={SHELF} />
                  <div className={classes.words}>
                    <Link to={paths.adminWeeklyProblem(problem.id)}>{problem.title || t("untitled")}</Link>
                    <span>
                      {t(`weekly-problem:topic.${problem.topic}`)} ·{" "}
                      {t(`weekly-problem:difficulty.${problem.difficulty}`)}
                    </span>
                  </div>
                  <Button
                    size="compact-md"
                    variant="subtle"
                    aria-label={t("plan.shelf.planLabel", { title: problem.title || t("untitled") })}
                    onClick={() => onMove({ id: problem.id, title: problem.title || t("untitled") })}
                  >
                    {t("plan.shelf.plan")}
                  </Button>
                </li>
              ))}
            </ul>
            <Pager list={shelfList} view={view} page={page} label={t("plan.shelf.pages")} size={sizes} />
          </>
        )}
      </OfficeList>
    </div>
  );
}
