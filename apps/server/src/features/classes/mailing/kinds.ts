import type { Mailbox } from "@dripstone/contract/accounts/payloads";
import ch from "../../../../locales/ch/classes.json" with { type: "json" };
import en from "../../../../locales/en/classes.json" with { type: "json" };
import { defineMails } from "../../../mail/kinds.ts";
import type { AboutNews } from "../../../notices/kinds.ts";

export type ClassMails = {
  /** How somebody stands in a class: with a place, or in the line. `first` is the day and time of the next lesson, where there is one. */
  "class-place": {
    params: { userId: string; placeId: string };
    values: {
      name: string;
      student: string;
      class: string;
      /** `due`: with a place that is yet to be paid for. */
      news: "taken" | "due" | "waiting";
      standing: "taken" | "due" | "waiting";
      when: "lesson" | "none";
      first: string;
      price: string;
      payment: string;
      link: string;
      reader: Mailbox;
    };
  };
  /** What is new about lessons that are yet to come; `class` is the one where it is only one. */
  "class-lessons": {
    params: AboutNews;
    values: {
      name: string;
      news: "one" | "many";
      class: string;
      lines: string[];
      link: string;
      stop: string;
      unsubscribe: string;
      reader: Mailbox;
    };
  };
};

export const classMails = defineMails<ClassMails>(
  { en, ch },
  { "class-place": { most: 6 }, "class-lessons": { most: 3 } },
);
