import { searchLimits } from "@dripstone/contract/search/limits";
import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

type SearchFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** An input method has begun, or ended, to compose: its letters are no words yet. */
  onComposing: (composing: boolean) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** The list that it speaks for. */
  list: string;
  expanded: boolean;
  /** What is chosen in the list. */
  chosen: string | undefined;
};

export function SearchField({ value, onChange, onComposing, onKeyDown, list, expanded, chosen }: SearchFieldProps) {
  const { t } = useTranslation("search");
  return (
    <TextInput
      data-autofocus
      variant="unstyled"
      size="lg"
      role="combobox"
      aria-label={t("label")}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={expanded}
      aria-controls={list}
      aria-activedescendant={chosen}
      placeholder={t("label")}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={searchLimits.SEARCH_MAX}
      leftSection={<IconSearch aria-hidden size={20} />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
      onKeyDown={onKeyDown}
    />
  );
}
