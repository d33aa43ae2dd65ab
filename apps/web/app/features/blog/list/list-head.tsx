import { useTranslation } from "react-i18next";
import { site } from "../../../../../../site.config.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { PageHead } from "../../../ui/head/page-head.tsx";
import { RouteHead } from "../../../ui/head/route-head.tsx";
import type { BlogView } from "./view.ts";

/** Title and description of the list: of all posts, or of those about something. */
export function ListHead({ view: { tag: about } }: { view: BlogView }) {
  const { t } = useTranslation("blog");
  const school = site.name[useLocale()];
  if (!about) return <RouteHead page="blog" />;
  const tag = t(`tag.${about}`);
  return (
    <PageHead
      title={`${tag} · ${t("title")}`}
      description={t("list.description", { tag, school })}
      query={{ tag: about }}
    />
  );
}
