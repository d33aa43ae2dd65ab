import type { SittingResult } from "@dripstone/contract/practice-tests/payloads";
import { useTranslation } from "react-i18next";
import classes from "./topic-report.module.css";

/** How many questions of each topic were right. */
export function TopicReport({ topics }: Pick<SittingResult, "topics">) {
  const { t } = useTranslation(["practice-tests", "weekly-problem"]);
  return (
    <table className={classes.topics}>
      <thead>
        <tr>
          <th scope="col">{t("result.topics.topic")}</th>
          <th scope="col">{t("result.right")}</th>
        </tr>
      </thead>
      <tbody>
        {topics.map(({ topic, right, of }) => (
          <tr key={topic}>
            <th scope="row">{t(`weekly-problem:topic.${topic}`)}</th>
            <td>
              <span className={classes.bar} aria-hidden="true">
                {Array.from({ length: of }, (_, index) => (
                  <span key={index} data-right={index < right ? "" : undefined} />
                ))}
              </span>
              {t("result.topics.score", { right, of })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
