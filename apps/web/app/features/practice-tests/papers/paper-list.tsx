import { paths } from "@dripstone/contract/paths";
import type { PaperFacts as Facts } from "@dripstone/contract/practice-tests/payloads";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { PaperFacts } from "./paper-facts.tsx";
import classes from "./paper-list.module.css";

/** The papers that can be sat, each with what it is like. */
export function PaperList({ papers }: { papers: readonly Facts[] }) {
  const { t } = useTranslation("practice-tests");
  return (
    <ul className={classes.papers}>
      {papers.map((paper) => (
        <li key={paper.slug} className={classes.paper}>
          <p className={classes.like}>{t(`like.${paper.program}`)}</p>
          <h3 className={classes.title}>{paper.title}</h3>
          <PaperFacts paper={paper} />
          <div className={classes.ways}>
            <ButtonLink to={paths.practiceTest(paper.slug)}>{t("open")}</ButtonLink>
            <Link to={paths.printPracticeTest(paper.slug)}>{t("print")}</Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
