import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./contents.module.css";

/** The numbered list of a paper's parts; it stays in sight where there is room beside the text. */
export function Contents({ parts }: { parts: { anchor: string; title: string }[] }) {
  const { t } = useTranslation("legal");
  return (
    <nav aria-labelledby="contents" className={classes.contents}>
      <h2 id="contents" className={classes.title}>
        {t("contents")}
      </h2>
      <ol className={classes.list}>
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <Link to={`#${anchor}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
