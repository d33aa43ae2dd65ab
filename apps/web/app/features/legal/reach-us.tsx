import { useTranslation } from "react-i18next";
import { site } from "../../../../../site.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import classes from "./reach-us.module.css";

/** Where the school is reached, by email and by post, from `site.config.ts`. */
export function ReachUs() {
  const { t } = useTranslation("legal");
  const locale = useLocale();
  const { street, city, region, postalCode, country } = site.address;
  return (
    <dl className={classes.ways}>
      <div>
        <dt>{t("mail")}</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
          <br />
          {t("reply")}
        </dd>
      </div>
      <div>
        <dt>{t("address")}</dt>
        <dd>
          <address className={classes.address}>
            {site.name[locale]}
            <br />
            <span lang="en">
              {street}
              <br />
              {city}, {region} {postalCode}, {country}
            </span>
          </address>
        </dd>
      </div>
    </dl>
  );
}
