import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { PageHead } from "../../../ui/head/page-head.tsx";
import { useNameOf } from "../../../ui/people/use-name-of.ts";
import { useForumHomeQuery } from "../api.ts";
import { categoryIn } from "./category-in.ts";
import { usePosts } from "./use-posts.ts";
import type { ForumView } from "./view.ts";

/** Title and description of the list: of a category, of what an author wrote, or of what was looked for. */
export function ListHead({ view }: { view: ForumView }) {
  const { t } = useTranslation(["forum-list", "meta"]);
  const nameOf = useNameOf();
  const { data: home } = useForumHomeQuery({ query: { language: useLocale() } });
  const { page } = usePosts(view);
  const { category, isNowhere } = categoryIn(home, view);
  const [first] = page?.items ?? [];
  const author = view.author && first?.author && nameOf(first.author);
  const what = [
    view.q && t("forum-list:list.found", { words: view.q }),
    author && t("forum-list:list.by", { name: author }),
    view.mine && t("forum-list:categories.mine"),
    category?.name,
    t("meta:forum.title"),
  ];
  return (
    <PageHead
      title={what.filter(Boolean).join(" · ")}
      description={category?.description || t("meta:forum.description")}
      query={category ? { category: category.slug } : {}}
      // What somebody looked for is nobody else's page, and what is not there is nobody's.
      hidden={Boolean(view.q || view.author || view.mine) || isNowhere}
    />
  );
}
