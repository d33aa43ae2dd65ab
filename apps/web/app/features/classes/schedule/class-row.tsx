import type { Program, SchoolClass } from "@dripstone/contract/classes/payloads";
import { paths } from "@dripstone/contract/paths";
import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { WayLink } from "../../../ui/page/button-link.tsx";
import { PersonName } from "../../../ui/people/person-name.tsx";
import { usePrices } from "../../../ui/prices/use-prices.ts";
import { useOwnPlace } from "../registration/use-own-place.ts";
import classes from "./class-row.module.css";
import { useCourse } from "./use-course.ts";
import { When } from "./when.tsx";
import { Where } from "./where.tsx";

type ClassRowProps = { row: SchoolClass; program: Program | undefined };

/** A class: what, when, where, with whom, for how much, and whether there is room, or how the caller stands in it. */
export function ClassRow({ row, program }: ClassRowProps) {
  const { t } = useTranslation("classes");
  const { place } = useOwnPlace(row.id);
  const { id, name, teacher, priceCents, placesLeft, takesRegistrations } = row;
  const price = usePrices()(priceCents);
  const { hasBegun, left } = useCourse(row);
  const isPartLeft = priceCents > 0 && takesRegistrations && hasBegun && left > 0;
  return (
    <li className={classes.row} data-subject={program?.subject}>
      <div>
        <h4 className={classes.name}>
          <Link to={paths.classDetail(id)}>{name}</Link>
        </h4>
        {program && (
          <p className={classes.soft}>{t("programs.ages", { youngest: program.ages.from, oldest: program.ages.to })}</p>
        )}
      </div>
      <div>
        <When row={row} />
      </div>
      <div>
        <p>{teacher ? <PersonName person={teacher} /> : t("schedule.noTeacher")}</p>
        <Where row={row} />
      </div>
      <div className={classes.places}>
        <p className={classes.price}>{priceCents === 0 ? t("schedule.free") : price}</p>
        {isPartLeft && <p className={classes.soft}>{t("schedule.wholePrice")}</p>}
        <p className={classes.soft} data-full={placesLeft === 0 ? "" : undefined}>
          {takesRegistrations ? t("schedule.left", { count: placesLeft }) : t("schedule.closed")}
        </p>
        <WayLink to={paths.classDetail(id)}>
          {t(place ? `schedule.${place.state}` : wayIn(row))}
          <VisuallyHidden>{t("schedule.of", { name })}</VisuallyHidden>
        </WayLink>
      </div>
    </li>
  );
}

function wayIn({ takesRegistrations, placesLeft }: SchoolClass) {
  if (!takesRegistrations) return "schedule.more";
  return placesLeft > 0 ? "schedule.register" : "schedule.wait";
}
