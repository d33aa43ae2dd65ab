import { useCombobox } from "@mantine/core";
import { useState } from "react";
import { writtenIn } from "./apply-edit.ts";
import { type Mention, mentionAt, namesLike } from "./mention.ts";

const SHOWN_MAX = 6;

/** Offers to complete a name that is typed behind an `@`. */
export function useCompletion(names: readonly string[]) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [mention, setMention] = useState<Mention | null>(null);
  const offered = mention ? namesLike(names, mention).slice(0, SHOWN_MAX) : [];
  return {
    combobox,
    mention,
    offered,
    /** Looks again, whenever the text or the cursor has moved. */
    look(field: HTMLTextAreaElement) {
      const { text, from, to } = writtenIn(field);
      const found = from === to ? mentionAt(text, from) : null;
      setMention(found);
      if (found && namesLike(names, found).length > 0) {
        combobox.openDropdown();
        combobox.selectFirstOption();
      } else combobox.closeDropdown();
    },
    close() {
      setMention(null);
      combobox.closeDropdown();
    },
  };
}
