import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { Section } from "../../ui/page/section.tsx";

type FromTheBlogProps = {
  /** The newest posts. */
  posts: ReactNode;
};

/** What the school has written of late. */
export function FromTheBlog({ posts }: FromTheBlogProps) {
  const { t } = useTranslation("home");
  return (
    <Section title={t("blog.title")} intro={t("blog.intro")} anchor="blog" layout="side">
      {posts}
      <p>
        <ButtonLink to={paths.blog} quiet>
          {t("blog.all")}
        </ButtonLink>
      </p>
    </Section>
  );
}
