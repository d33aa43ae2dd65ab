import type { DeskPostTitle } from "@dripstone/contract/blog/desk/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../../../ui/dates/use-dates.ts";
import type { Column } from "../../../../ui/list/column.ts";
import { StateMark } from "../state-mark.tsx";

/** The columns of the list of posts. */
export function usePostColumns(): Column<DeskPostTitle>[] {
  const { t } = useTranslation(["blog-desk", "blog"]);
  const { shortSchoolMoment, ago } = useDates();
  return [
    {
      key: "title",
      head: t("field.title"),
      kind: "heading",
      cell: ({ id, title }) => <Link to={paths.adminBlogPost(id)}>{title || t("untitled")}</Link>,
    },
    { key: "state", head: t("state.label"), cell: ({ state }) => <StateMark state={state} /> },
    {
      key: "published",
      head: t("list.published"),
      kind: "aside",
      cell: ({ publishAt }) => publishAt && shortSchoolMoment(publishAt),
    },
    {
      key: "tags",
      head: t("blog:tags.label"),
      cell: ({ tags }) => tags.map((tag) => t(`blog:tag.${tag}`)).join(t("list.and")),
    },
    { key: "featured", head: t("field.featured"), kind: "aside", cell: ({ featured }) => featured && t("yes") },
    { key: "edited", head: t("list.edited"), kind: "aside", cell: ({ editedAt }) => editedAt && ago(editedAt) },
  ];
}
