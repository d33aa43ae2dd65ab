import type { Category } from "@dripstone/contract/forum/payloads";
import { NativeSelect } from "@mantine/core";
import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../../session/store.ts";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import colors from "../category/category-colors.module.css";
import classes from "./category-choice.module.css";

type CategoryChoiceProps = {
  categories: readonly Category[];
  value: string;
  error: string | undefined;
  onChoose: (slug: string) => void;
};

/** In which category a post is to stand; what that is for, what it asks for, and its rules. */
export function CategoryChoice({ categories, value, error, onChoose }: CategoryChoiceProps) {
  const { t } = useTranslation(["forum-writing", "forum-list"]);
  const user = useAppSelector(({ auth }) => auth.user);
  const chosen = categories.find(({ slug }) => slug === value);
  const lacks = user?.role === "student" && chosen !== undefined && chosen.minReputation > user.reputation;
  // Said once, in the words that tell how it is earned, also where the server has refused it.
  const lack = lacks ? t("forum-list:categories.reputation", { count: chosen.minReputation }) : undefined;
  return (
    <div className={classes.choice}>
      <NativeSelect
        size="md"
        label={t("compose.category")}
        required
        withAsterisk={false}
        value={chosen ? value : ""}
        error={error && (lack ?? error)}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{t("compose.choose")}</option>
        {categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {lack && !error && <p className={classes.lacks}>{lack}</p>}
      {chosen?.rulesHtml && (
        <section
          aria-label={t("forum-list:categories.rules")}
          className={clsx(classes.rules, colors.colored)}
          data-color={chosen.color}
        >
          <p>{chosen.description}</p>
          <MarkdownText html={chosen.rulesHtml} />
        </section>
      )}
    </div>
  );
}
