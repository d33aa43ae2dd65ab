import type { ChatContext } from "@dripstone/contract/tutor/payloads";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useChatSuggestionsQuery } from "../api.ts";
import classes from "./conversation.module.css";

type SuggestionsProps = { context: ChatContext; onChoose: (text: string) => void };

/** What one might ask; a few that always stand there when the server tells none. */
export function Suggestions({ context, onChoose }: SuggestionsProps) {
  const { t } = useTranslation("chat");
  const { data, isLoading } = useChatSuggestionsQuery({ query: { language: useLocale() }, body: { context } });
  const suggestions = data?.suggestions ?? (isLoading ? [] : t(`fallback.${context.section}`, { returnObjects: true }));
  return (
    <ul className={classes.suggestions} aria-label={t("suggestions")}>
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <Button
            variant="default"
            size="compact-md"
            classNames={{ root: classes.suggestion, label: classes.wrapped }}
            onClick={() => onChoose(suggestion)}
          >
            {suggestion}
          </Button>
        </li>
      ))}
    </ul>
  );
}
