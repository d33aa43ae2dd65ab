import { useTranslation } from "react-i18next";
import { site } from "../../../../../site.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import classes from "./place-and-hours.module.css";

/** Where the school is and when it is open, from `site.config.ts`. */
export function PlaceAndHours() {
  const { t } = useTranslation("about");
  const locale = useLocale();
  const { street, city, region, postalCode } = site.address;
  const { opens, closes, days } = site.openingHours;
  const weekday = (day: string | undefined) => t(`place.days.${day as (typeof days)[number]}`);
  return (
    <dl className={classes.place}>
      <div>
        <dt>{t("place.address")}</dt>
        <dd>
          <address className={classes.address}>
            {site.name[locale]}
            <br />
            <span lang="en">
              {street}
              <br />
              {city}, {region} {postalCode}
            </span>
          </address>
        </dd>
      </div>
      <div>
        <dt>{t("place.hours")}</dt>
        <dd>
          {t("place.range", { from: weekday(days[0]), to: weekday(days.at(-1)) })}
          <br />
          <time>{opens}</time>–<time>{closes}</time>
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
