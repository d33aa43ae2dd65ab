import type { SchoolClass } from "@dripstone/contract/classes/payloads";
import { useTranslation } from "react-i18next";
import { site } from "../../../../../../site.config.ts";
import { mapAddress } from "../../../ui/page/map-address.ts";
import classes from "./class-row.module.css";

/** How a class meets, and where, with the way to a map. */
export function Where({ row: { attendance, place, map } }: { row: SchoolClass }) {
  const { t } = useTranslation("classes");
  const { street, city } = site.address;
  return (
    <>
      <p>{t(`schedule.attendance.${attendance}`)}</p>
      {attendance !== "in-person" && <p className={classes.soft}>{t("schedule.meetingLater")}</p>}
      {attendance !== "online" && (
        <p className={classes.soft}>
          {place ?? (
            <span lang="en">
              {street}, {city}
            </span>
          )}{" "}
          <a href={mapAddress(map)} rel="noopener">
            {t("schedule.map")}
          </a>
        </p>
      )}
    </>
  );
}
