import { site } from "../../../../../site.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import classes from "./school-address.module.css";

/** The school as one writes on an envelope, from `site.config.ts`; with the country, if it may come from abroad. */
export function SchoolAddress({ abroad = false }: { abroad?: boolean }) {
  const locale = useLocale();
  const { street, city, region, postalCode, country } = site.address;
  return (
    <address className={classes.address}>
      {site.name[locale]}
      <br />
      <span lang="en">
        {street}
        <br />
        {city}, {region} {postalCode}
        {abroad && `, ${country}`}
      </span>
    </address>
  );
}
