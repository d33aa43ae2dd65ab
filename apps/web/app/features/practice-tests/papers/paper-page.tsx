import { paths } from "@dripstone/contract/paths";
import type { PaperCover } from "@dripstone/contract/practice-tests/payloads";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { History } from "../history/history.tsx";
import { BeforeSitting } from "./before-sitting.tsx";
import { PaperFacts } from "./paper-facts.tsx";
import classes from "./paper-page.module.css";

/** A paper that is still closed: what it is like, what one should know, and the way in. */
export function PaperPage({ paper }: { paper: PaperCover }) {
  const { t } = useTranslation("practice-tests");
  return (
    <Page subject="math">
      <PageHeader
        title={paper.title}
        lead={t(`like.${paper.program}`)}
        dense
        parent={{ to: paths.practiceTests, name: t("title") }}
      />
      <div className={classes.body}>
        <div className={classes.about}>
          <PaperFacts paper={paper} />
          <MarkdownText html={paper.rulesHtml} />
          <Link className={classes.print} to={paths.printPracticeTest(paper.slug)}>
            {t("print")}
          </Link>
        </div>
        <BeforeSitting paper={paper} />
      </div>
      <History paper={paper.slug} />
    </Page>
  );
}
