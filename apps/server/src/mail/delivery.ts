import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { site } from "../../../../site.config.ts";
import type { Deliver, Letter } from "./mail.ts";

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/** Sends through a mail server, such as `smtps://user:password@mail.example:465`. */
export function smtpDelivery(smtpUrl: string): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (letter) => void (await transport.sendMail(messageOf(letter)));
}

/** Puts letters into a folder: as a mail program opens them (`.eml`), and as anybody can read them (`.txt`). */
export function outboxDelivery(folder: string, clock: () => Date): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (letter) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { message } = await transport.sendMail(messageOf(letter));
    const name = `${clock().toISOString().replace(/[:.]/g, "-")}-${letter.id}`;
    await writeWhole(join(folder, `${name}.eml`), message as Buffer);
    await writeWhole(join(folder, `${name}.txt`), `To: ${letter.to}\nSubject: ${letter.subject}\n\n${letter.text}\n`);
  };
}

/** Addresses are given as objects, so that no comma or line break in one can make it two. */
function messageOf({ id, to, locale, subject, text, html }: Letter): SendMailOptions {
  return {
    from: { name: site.name[locale], address: site.email },
    to: { name: "", address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${site.email.split("@")[1]}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** Whoever watches the folder never sees half a letter. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
