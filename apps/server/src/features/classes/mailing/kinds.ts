import type { Mailbox } from "@dripstone/contract/accounts/payloads";
import ch from "../../../../locales/ch/classes.json" with { type: "json" };
import en from "../../../../locales/en/classes.json" with { type: "json" };
import { defineMails } from "../../../mail/kinds.ts";
import type { AboutNews } from "../../../notices/kinds.ts";

type AboutPlace = { name: string; student: string; class: string; price: string; link: string; reader: Mailbox };

export type ClassMails = {
  /** How somebody stands in a class: with a place, which may be one that has just become free, or in the line. */
  "class-place": {
    params: { userId: string; placeId: string; news: "registered" | "opened" };
    values: AboutPlace & {
      news: "taken" | "opened" | "waiting";
      /** `due`: with a place that is yet to be paid for. */
      standing: "taken" | "due" | "opened" | "openedDue" | "waiting";
      /** When one has to be there; with a place in the line, how far ahead it is. */
      when: "lesson" | "underway" | "last" | "none" | "front" | "behindOne" | "behind";
      /** The first lesson and the next one, where they are told. */
      day: string;
      next: string;
      left: string;
      before: string;
      where: "paper" | "plain" | "online" | "mixed" | "nowhere";
      place: string;
      payment: string;
      ways: "taken" | "opened" | "waiting" | "copy" | "openedCopy";
    };
  };
  /** That somebody is in a class no longer, or waits for it no longer, and what becomes of the money. */
  "class-given-up": {
    params: { userId: string; placeId: string; held: "taken" | "waiting" };
    values: AboutPlace & {
      news: "taken" | "waiting";
      standing: "taken" | "waiting";
      money: "paid" | "nothing";
      ways: "own" | "copy";
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
  { "class-place": { most: 6 }, "class-given-up": { most: 6 }, "class-lessons": { most: 3 } },
);
