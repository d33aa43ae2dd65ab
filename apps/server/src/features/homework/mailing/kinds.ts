import type { Mailbox } from "@dripstone/contract/accounts/payloads";
import ch from "../../../../locales/ch/homework.json" with { type: "json" };
import en from "../../../../locales/en/homework.json" with { type: "json" };
import { defineMails } from "../../../mail/kinds.ts";
import type { AboutNotice } from "../../../notices/kinds.ts";

export type HomeworkMails = {
  /** What has arrived of somebody's homework. */
  "homework-receipt": {
    params: { userId: string; homeworkId: string };
    values: {
      name: string;
      student: string;
      whose: "own" | "other";
      class: string;
      week: string;
      number: string;
      /** Day and time. */
      date: string;
      time: "onTime" | "late";
      /** `ahead` where they come when the lesson begins. */
      points: "some" | "ahead" | "none";
      earned: string;
      words: "some" | "none";
      characters: string;
      files: "some" | "none";
      /** Each file with its size. */
      arrived: string[];
      link: string;
      reader: Mailbox;
    };
  };
  /** A teacher has returned it. */
  "homework-returned": {
    params: AboutNotice;
    values: {
      name: string;
      student: string;
      whose: "own" | "other";
      class: string;
      week: string;
      grade: "some" | "none";
      points: string;
      of: string;
      link: string;
      stop: string;
      unsubscribe: string;
      reader: Mailbox;
    };
  };
};

export const homeworkMails = defineMails<HomeworkMails>(
  { en, ch },
  { "homework-receipt": { most: 12 }, "homework-returned": { most: 12 } },
);
