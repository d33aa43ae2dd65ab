import { listQueryOf } from "@dripstone/contract/lists/list";
import { paths } from "@dripstone/contract/paths";
import { ownArchiveList } from "@dripstone/contract/weekly-problem/archive";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./nothing-here.module.css";
import type { ArchiveView } from "./use-archive.ts";

/** In the place of an empty list: no week is over yet, or the filters leave nothing. */
export function NothingHere({ view: { sort, size, ...filters } }: { view: ArchiveView }) {
  const { t } = useTranslation("weekly-problem");
  const filtered = Object.values(filters).some((value) => value !== undefined);
  return (
    <div className={classes.nothing}>
      <p>{t(filtered ? "archive.none.filtered" : "archive.none.yet")}</p>
      {filtered ? (
        <Link to={{ search: listQueryOf(ownArchiveList, { sort, size }) }} preventScrollReset>
          {t("archive.none.all")}
        </Link>
      ) : (
        <Link to={paths.weeklyProblem}>{t("archive.none.weekly")}</Link>
      )}
    </div>
  );
}
