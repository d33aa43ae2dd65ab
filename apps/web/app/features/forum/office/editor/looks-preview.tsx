import { languageTags, locales } from "@dripstone/contract/locale";
import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { CategoryBadge } from "../../category/category-badge.tsx";
import colors from "../../category/category-colors.module.css";
import classes from "./looks.module.css";
import type { CategoryValues } from "./values.ts";

/** The category as it stands beside posts and above its list, in light and dark. */
export function LooksPreview({ values: { name, description, color, icon } }: { values: CategoryValues }) {
  const { t } = useTranslation("categories");
  return (
    <div className={classes.previews}>
      {(["light", "dark"] as const).map((scheme) => (
        <figure key={scheme} className={classes.preview} data-mantine-color-scheme={scheme}>
          <figcaption>{t(`looks.${scheme}`)}</figcaption>
          {locales.map((locale) => (
            <div key={locale} lang={languageTags[locale]} className={classes.example}>
              <CategoryBadge name={name[locale].trim() || t("untitled")} color={color} icon={icon} />
              {description[locale].trim() && (
                <p className={clsx(classes.description, colors.colored)} data-color={color}>
                  {description[locale]}
                </p>
              )}
            </div>
          ))}
        </figure>
      ))}
    </div>
  );
}
