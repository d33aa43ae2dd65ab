import { paths } from "@dripstone/contract/paths";
import type { Deliver, Letter } from "../mail/mail.ts";

/** A letter with the things that people take out of it. */
export type ReceivedLetter = Letter & { link: URL; token: string; code: string };

export type Mailbox = {
  deliver: Deliver;
  sendDue: () => Promise<void>;
  /** Everything delivered so far. */
  letters: Letter[];
  /** Sends what is due and takes the oldest letter to an address that was not taken yet; fails when there is none. */
  next(of: { to: string }): Promise<ReceivedLetter>;
  /** Sends what is due and counts all letters to an address. */
  count(of: { to: string }): Promise<number>;
};

export function mailbox(): Mailbox {
  const taken = new Set<Letter>();
  const box: Mailbox = {
    letters: [],
    deliver: async (letter) => void box.letters.push(letter),
    sendDue: async () => {},
    async next({ to }) {
      await box.sendDue();
      const letter = box.letters.find((it) => it.to === to && !taken.has(it));
      if (!letter)
        throw new Error(`No letter to ${to}; there are ${box.letters.map((it) => it.to).join(", ") || "none"}`);
      taken.add(letter);
      return open(letter);
    },
    async count({ to }) {
      await box.sendDue();
      return box.letters.filter((letter) => letter.to === to).length;
    },
  };
  return box;
}

function open(letter: Letter): ReceivedLetter {
  const links = letter.text.match(/https?:\/\/\S+/g) ?? [];
  const link = new URL(
    links.find((it) => it.includes("token=") && !it.includes(paths.stopLetters)) ?? links[0] ?? "about:blank",
  );
  const code = /^\d{6}$/m.exec(letter.text)?.[0] ?? "";
  return { ...letter, link, code, token: link.searchParams.get("token") ?? "" };
}
