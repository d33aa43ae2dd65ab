import { blogTags } from "@dripstone/contract/blog/blog-tags";
import { blogDeskList, blogStates } from "@dripstone/contract/blog/desk/list";
import type { DeskPostTitle } from "@dripstone/contract/blog/desk/payloads";
import type { ListView } from "@dripstone/contract/lists/list";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../../i18n/use-locale.ts";
import type { Choice } from "../../../../ui/list/choice-field.tsx";
import { DataTable } from "../../../../ui/list/data-table.tsx";
import { ListChoices } from "../../../../ui/list/list-choices.tsx";
import { Pager } from "../../../../ui/list/pager.tsx";
import { EmptyList } from "../../../../ui/office/empty-list.tsx";
import { ListPage } from "../../../../ui/office/list-page.tsx";
import { OfficeList } from "../../../../ui/office/office-list.tsx";
import { ButtonLink } from "../../../../ui/page/button-link.tsx";
import { useDeskPostsQuery } from "../api.ts";
import { usePostColumns } from "./use-post-columns.tsx";

export type BlogDeskView = ListView<typeof blogDeskList>;

const keyOf = ({ id }: DeskPostTitle) => id;

/** All posts, to find one and to begin one. */
export function DeskPage({ view }: { view: BlogDeskView }) {
  const { t } = useTranslation(["blog-desk", "blog", "meta"]);
  const query = { ...view, language: useLocale() };
  const { data, isFetching, error, refetch } = useDeskPostsQuery({ query }, { refetchOnMountOrArgChange: true });
  const columns = usePostColumns();
  const choices: Choice[] = [
    {
      name: "state",
      label: t("state.label"),
      all: t("list.allStates"),
      options: blogStates.map((value) => ({ value, text: t(`state.${value}`) })),
    },
    {
      name: "tag",
      label: t("blog:tags.label"),
      all: t("list.allTags"),
      options: blogTags.map((value) => ({ value, text: t(`blog:tag.${value}`) })),
    },
    {
      name: "sort",
      label: t("list.sort"),
      options: blogDeskList.sorts.map((value) => ({ value, text: t(`list.${value}`) })),
    },
  ];
  const sizes: Choice = {
    name: "size",
    label: t("list.size"),
    options: blogDeskList.sizes.map((value) => ({ value: String(value), text: String(value) })),
  };
  return (
    <ListPage
      title={t("meta:adminBlog.title")}
      tools={<ButtonLink to={paths.adminBlogPost("new")}>{t("list.new")}</ButtonLink>}
    >
      <ListChoices list={blogDeskList} view={view} choices={choices} />
      <OfficeList
        list={blogDeskList}
        view={view}
        label={t("list.label")}
        page={data}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        count={data && t("list.count", { count: data.total })}
        empty={
          <EmptyList
            list={blogDeskList}
            view={view}
            words={{ none: t("list.none"), noneFits: t("list.noneFits"), showAll: t("list.showAll") }}
          />
        }
      >
        {(page) => (
          <>
            <DataTable columns={columns} rows={page.items} keyOf={keyOf} />
            <Pager list={blogDeskList} view={view} page={page} label={t("list.pages")} size={sizes} />
          </>
        )}
      </OfficeList>
    </ListPage>
  );
}
