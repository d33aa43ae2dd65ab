import { useTranslation } from "react-i18next";
import { site } from "../../../../../site.config.ts";
import { useDates } from "../dates/use-dates.ts";
import { mapAddress } from "./map-address.ts";
import classes from "./place-and-hours.module.css";
import { SchoolAddress } from "./school-address.tsx";

/** Where the school is and when it is open, from `site.config.ts`. */
export function PlaceAndHours() {
  const { t } = useTranslation("about");
  const { time } = useDates();
  const { street, city, region, postalCode } = site.address;
  const { opens, closes, days } = site.openingHours;
  const weekday = (day: string | undefined) => t(`place.days.${day as (typeof days)[number]}`);
  return (
    <dl className={classes.place}>
      <div>
        <dt>{t("place.address")}</dt>
        <dd>
          <SchoolAddress />
          <a href={mapAddress(`${street}, ${city}, ${region} ${postalCode}`)} rel="noopener">
            {t("place.map")}
          </a>
        </dd>
      </div>
      <div>
        <dt>{t("place.hours")}</dt>
        <dd>
          {t("place.range", { from: weekday(days[0]), to: weekday(days.at(-1)) })}
          <br />
          <time dateTime={opens}>{time(opens)}</time>–<time dateTime={closes}>{time(closes)}</time>
        </dd>
      </div>
      <div>
        <dt>{t("place.mail")}</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
          <br />
          {t("place.reply")}
        </dd>
      </div>
    </dl>
  );
}
