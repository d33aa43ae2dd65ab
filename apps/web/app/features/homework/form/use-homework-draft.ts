import type { User } from "@dripstone/contract/accounts/payloads";
import type { HomeworkClass, HomeworkContentType } from "@dripstone/contract/homework/payloads";
import { homeworkContentTypes } from "@dripstone/contract/homework/payloads";
import { nanoid } from "@reduxjs/toolkit";
import { useKeptDraft } from "../../../ui/drafts/use-kept-draft.ts";
import { keptFilesOf } from "../files/kept-files.ts";
import { soonestClass, soonestWeek } from "./soonest-week.ts";

/** For what the form opens, where somebody has come from a homework: this class and week. */
export type Wanted = { class: string; week: number } | null;

/** What stands in the form, filled in as far as it is known, and kept while it is written. */
export function useHomeworkDraft(user: User, classes: readonly HomeworkClass[], wanted: Wanted) {
  const draft = useKeptDraft({ kind: "homework", name: "homework", empty, continues: () => true });
  const { texts } = draft;
  const chosen = classes.find(({ id }) => id === (texts.class || wanted?.class)) ?? soonestClass(classes);
  const ofChosen = wanted?.class === chosen?.id ? wanted?.week : undefined;
  const week = texts.week === "" ? (ofChosen ?? soonestWeek(chosen)) : Number(texts.week);
  const contentType = homeworkContentTypes.find((it) => it === texts.contentType) ?? "markdown";
  const files = keptFilesOf(texts.files);
  /** What was written before it was chosen to send files: it is not sent, and is kept. */
  const unsent = contentType === "files" && texts.content.trim() !== "" ? texts.content : null;
  const values = {
    // The account's, until somebody has put in others.
    studentName: texts.who ? texts.studentName : (chosen?.studentName ?? user.name),
    studentEmail: texts.who ? texts.studentEmail : user.email,
    class: chosen?.id ?? "",
    week,
    contentType,
    content: texts.content,
    comments: texts.comments,
  };
  return {
    draft,
    chosen,
    values,
    files,
    unsent,
    /** As it is sent. */
    work: {
      ...values,
      content: contentType === "files" ? "" : texts.content,
      ...(files.length > 0 && { files: files.map(({ id, name }) => ({ id, name })) }),
    },
    /** As what that was written, to go back to it. */
    writtenAs: texts.writtenAs === "latex" ? ("latex" as const) : ("markdown" as const),
    /** What is changed is another homework; the same, sent twice, is one. */
    change: ({ week: nextWeek, ...part }: Change) => {
      const { studentName, studentEmail } = values;
      const isOfWho = part.studentName !== undefined || part.studentEmail !== undefined;
      draft.change({
        ...(isOfWho && { studentName, studentEmail, who: "other" }),
        ...part,
        ...(part.contentType === "files" && contentType !== "files" && { writtenAs: contentType }),
        ...(nextWeek !== undefined && { week: String(nextWeek) }),
        key: nanoid(),
      });
    },
  };
}

type Change = {
  studentName?: string;
  studentEmail?: string;
  class?: string;
  week?: number;
  contentType?: HomeworkContentType;
  content?: string;
  comments?: string;
  files?: string;
};

const empty = {
  ...{ who: "", studentName: "", studentEmail: "", class: "", week: "" },
  ...{ contentType: "markdown", writtenAs: "markdown", content: "", comments: "", files: "[]", key: "" },
};
