import { difficulties } from "@dripstone/contract/difficulty";
import { topics } from "@dripstone/contract/weekly-problem/topics";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./facts.module.css";
import { fieldId, useWriting } from "./writing.ts";

/** What the problem is about, and how hard it is: its points follow from that. */
export function Facts() {
  const { t } = useTranslation(["weekly-problem", "weekly-desk"]);
  const { problem, change, rubricReadOnly } = useWriting();
  return (
    <div className={classes.facts}>
      <NativeSelect
        id={fieldId("topic")}
        size="md"
        label={t("topic.label")}
        value={problem.topic}
        onChange={({ currentTarget: { value } }) =>
          change((draft) => {
            draft.topic = topics.find((topic) => topic === value) ?? draft.topic;
          })
        }
        disabled={rubricReadOnly}
      >
        {topics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`topic.${topic}`)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        id={fieldId("difficulty")}
        size="md"
        label={t("difficulty.label")}
        value={problem.difficulty}
        onChange={({ currentTarget: { value } }) =>
          change((draft) => {
            draft.difficulty = difficulties.find((difficulty) => difficulty === value) ?? draft.difficulty;
          })
        }
        disabled={rubricReadOnly}
      >
        {difficulties.map((difficulty) => (
          <option key={difficulty} value={difficulty}>
            {t("weekly-desk:difficultyLike", {
              what: t(`difficulty.${difficulty}`),
              like: t(`difficulty.like.${difficulty}`),
            })}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
