import { useKeptDraft } from "../../../ui/drafts/use-kept-draft.ts";
import type { Writing } from "./work-shown.tsx";

/** The remark that is being written on a hand-in, kept until it is saved or given up. */
export function useRemarkDraft(homework: string) {
  const { texts, change, forget, state, settle } = useKeptDraft({
    kind: "homework-remark",
    name: `homework-remark:${homework}`,
    empty: { homework, id: "", version: "", file: "", page: "", x: "", y: "", text: "" },
    continues: (kept) => kept.homework === homework,
  });
  const { id, version, file, page, x, y, text } = texts;
  const writing: Writing | null =
    file === ""
      ? null
      : { file, text, page: Number(page), x: Number(x), y: Number(y), ...(id && { id, version: Number(version) }) };
  return {
    writing,
    state,
    settle,
    forget,
    write({ id: of = "", version: seen, file: on, page: number, x: across, y: down, text: words }: Writing) {
      const place = { file: on, page: String(number), x: String(across), y: String(down) };
      change({ homework, ...place, id: of, version: seen === undefined ? "" : String(seen), text: words });
    },
  };
}

export type RemarkDraft = ReturnType<typeof useRemarkDraft>;
