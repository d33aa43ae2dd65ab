import { type ChatContext, chatLevels, chatModes, chatSections } from "@dripstone/contract/tutor/payloads";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { topicAt, topicIn } from "../page-context.ts";
import classes from "./context-choices.module.css";

type ContextChoicesProps = { context: ChatContext; onChange: (context: ChatContext) => void };

/** What the conversation is about, and how the tutor should help. */
export function ContextChoices({ context, onChange }: ContextChoicesProps) {
  const { t } = useTranslation("chat");
  return (
    <div className={classes.choices}>
      <NativeSelect
        label={t("context.mode")}
        value={context.mode}
        onChange={({ currentTarget: { value } }) => onChange({ ...context, mode: value as ChatContext["mode"] })}
        data={chatModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
      />
      <NativeSelect
        label={t("context.section")}
        value={context.section}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...context, ...topicIn(value as ChatContext["section"]) })
        }
        data={chatSections.map((value) => ({ value, label: t(`section.${value}`) }))}
      />
      {context.section === "math" && (
        <NativeSelect
          label={t("context.level")}
          value={context.level}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...context, ...topicAt(value as ChatContext["level"]) })
          }
          data={chatLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
        />
      )}
    </div>
  );
}
