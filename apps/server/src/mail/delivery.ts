import { createTransport, type SendMailOptions } from "nodemailer";
import { site } from "../../../../site.config.ts";
import type { Deliver, Letter } from "./mail.ts";
import { putLetter } from "./outbox.ts";

/** How long a mail server may take. All of it together stays below the time after which the post office gives a letter to somebody else. */
const PATIENCE = { connectMs: 10_000, silenceMs: 30_000, letterMs: 60_000 };

/** Sends through a mail server, such as `smtps://user:password@mail.example:465`. */
export function smtpDelivery(smtpUrl: string, { connectMs, silenceMs, letterMs } = PATIENCE): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (letter, ended) => {
    // A server that sends a few bytes now and then never runs into a time-out for silence, so there is one for the whole, too.
    const late = AbortSignal.timeout(letterMs);
    const signal = ended ? AbortSignal.any([late, ended]) : late;
    await transport.sendMail({ ...messageOf(letter), signal });
  };
}

/** Puts letters into a folder: as a mail program opens them (`.eml`), and as anybody can read them (`.txt`). */
export function outboxDelivery(folder: string, clock: () => Date): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (letter) => {
    const { message } = await transport.sendMail(messageOf(letter));
    const head = [
      `To: ${letter.to}`,
      ...(letter.replyTo ? [`Reply-To: ${letter.replyTo}`] : []),
      `Subject: ${letter.subject}`,
    ];
    const parts = { eml: message as Buffer, txt: `${head.join("\n")}\n\n${letter.text}\n` };
    await putLetter(folder, letter, { parts, now: clock() });
  };
}

/** Addresses are given as objects, so that no comma or line break in one can make it two. */
function messageOf({ id, to, locale, subject, text, html, replyTo, unsubscribe }: Letter): SendMailOptions {
  return {
    from: { name: site.name[locale], address: site.email },
    to: { name: "", address: to },
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    // Text that looks like an encoded word would be decoded by the mail program, into words that we never wrote.
    subject: subject.replaceAll("=?", "= ?"),
    text,
    html,
    messageId: `<${id}@${site.email.split("@")[1]}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe !== undefined && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}
