import type { Category } from "@dripstone/contract/forum/payloads";
import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import colors from "../category/category-colors.module.css";
import { CategoryIcon } from "../category/category-icon.tsx";
import classes from "./chosen-category.module.css";

/** What a category is for, what it takes to write there, and its rules, folded. */
export function ChosenCategory({ category, isClosed }: { category: Category; isClosed: boolean }) {
  const { t } = useTranslation("forum-list");
  const { name, description, color, icon, rulesHtml, minReputation } = category;
  return (
    <section aria-label={name} className={clsx(classes.category, colors.colored)} data-color={color}>
      <h2 className={classes.name}>
        <CategoryIcon icon={icon} size={20} /> {name}
      </h2>
      <p className={classes.description}>{description}</p>
      {isClosed && <p className={classes.closed}>{t("categories.closed")}</p>}
      {!isClosed && minReputation > 0 && (
        <p className={classes.description}>{t("categories.reputation", { count: minReputation })}</p>
      )}
      {rulesHtml && (
        <details className={classes.rules}>
          <summary>{t("categories.rules")}</summary>
          <MarkdownText html={rulesHtml} />
        </details>
      )}
    </section>
  );
}
