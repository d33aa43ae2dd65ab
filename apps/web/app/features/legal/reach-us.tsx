import { useTranslation } from "react-i18next";
import { site } from "../../../../../site.config.ts";
import { SchoolAddress } from "../../ui/page/school-address.tsx";
import classes from "./reach-us.module.css";

/** Where the school is reached, by email and by post, from `site.config.ts`. */
export function ReachUs() {
  const { t } = useTranslation("legal");
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
          <SchoolAddress abroad />
        </dd>
      </div>
    </dl>
  );
}
