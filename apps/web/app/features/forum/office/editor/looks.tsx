import { categoryColors, categoryIcons } from "@dripstone/contract/forum/looks";
import { Radio } from "@mantine/core";
import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { Part } from "../../../../ui/office/part.tsx";
import colors from "../../category/category-colors.module.css";
import { CategoryIcon } from "../../category/category-icon.tsx";
import classes from "./looks.module.css";
import { LooksPreview } from "./looks-preview.tsx";
import type { FieldProps } from "./use-checks.ts";

/** Color and icon, by their names; every color can be read in light and dark. */
export function Looks({ values, change }: FieldProps) {
  const { t } = useTranslation("categories");
  return (
    <Part title={t("looks.title")} help={t("looks.help")}>
      <div className={classes.looks}>
        <Radio.Group label={t("field.color")} value={values.color} onChange={(color) => change("color", color)}>
          <div className={classes.choices}>
            {categoryColors.map((color) => (
              <Radio
                key={color}
                value={color}
                label={
                  <span className={clsx(classes.choice, colors.colored)} data-color={color}>
                    <span className={classes.swatch} aria-hidden />
                    {t(`color.${color}`)}
                  </span>
                }
              />
            ))}
          </div>
        </Radio.Group>
        <Radio.Group label={t("field.icon")} value={values.icon} onChange={(icon) => change("icon", icon)}>
          <div className={classes.choices}>
            {categoryIcons.map((icon) => (
              <Radio
                key={icon}
                value={icon}
                label={
                  <span className={classes.choice}>
                    <CategoryIcon icon={icon} size={20} />
                    {t(`icon.${icon}`)}
                  </span>
                }
              />
            ))}
          </div>
        </Radio.Group>
        <LooksPreview values={values} />
      </div>
    </Part>
  );
}
