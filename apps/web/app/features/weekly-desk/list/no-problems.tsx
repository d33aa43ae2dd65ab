import { listQueryOf } from "@dripstone/contract/lists/list";
import { deskList } from "@dripstone/contract/weekly-problem/desk/list";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Callout } from "../../../ui/callout/callout.tsx";
import type { DeskView } from "./problems-page.tsx";

/** In the place of an empty list: the filters leave nothing, or nothing has been written yet. */
export function NoProblems({ view: { sort, size, ...filters } }: { view: DeskView }) {
  const { t } = useTranslation("weekly-desk");
  const filtered = Object.values(filters).some((value) => value !== undefined);
  return (
    <Callout>
      <p>{t(filtered ? "list.noneFits" : "list.none")}</p>
      {filtered && (
        <p>
          <Link to={{ search: listQueryOf(deskList, { sort, size }) }} preventScrollReset>
            {t("list.showAll")}
          </Link>
        </p>
      )}
    </Callout>
  );
}
