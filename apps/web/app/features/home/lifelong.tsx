import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { WayLink } from "../../ui/page/button-link.tsx";
import { Section } from "../../ui/page/section.tsx";
import { BookCover } from "./book-cover.tsx";
import classes from "./lifelong.module.css";

/** Learning that does not end with school, and a book for it. */
export function Lifelong() {
  const { t } = useTranslation("home");
  return (
    <>
      <Section title={t("lifelong.title")} tone="deep">
        <blockquote className={classes.saying}>
          <p lang="zh-Hans" className={classes.original}>
            锲而不舍，金石可镂。
          </p>
          <p className={classes.gloss}>{t("lifelong.gloss")}</p>
          <footer className={classes.source}>{t("lifelong.source")}</footer>
        </blockquote>
        <p className={classes.text}>{t("lifelong.text")}</p>
      </Section>
      <Section title={t("book.title")}>
        <div className={classes.book}>
          <BookCover />
          <div className={classes.words}>
            <p className={classes.name}>
              <cite>{t("book.name")}</cite>
            </p>
            <p className={classes.author}>{t("book.author")}</p>
            <p>{t("book.why")}</p>
            <WayLink to={`${paths.about}#books`}>{t("book.more")}</WayLink>
          </div>
        </div>
      </Section>
    </>
  );
}
