export type ReadMail = {
  /** By their names in lower case, decoded. */
  headers: Map<string, string>;
  /** Names of all headers as they came, so that two of one kind can be seen. */
  headerNames: string[];
  /** The text parts by their types, such as `text/html`. */
  parts: Map<string, string>;
};

/** Reads a mail as a mail program does: headers unfolded, everything decoded. */
export function readMail(source: string): ReadMail {
  const { fields, body } = split(source);
  const headers = new Map(fields.map(([name, value]) => [name.toLowerCase(), decodeWords(value)]));
  const parts = new Map<string, string>();
  const boundary = /boundary="?([^";]+)/.exec(headers.get("content-type") ?? "")?.[1];
  for (const part of boundary ? body.split(`--${boundary}`).slice(1, -1) : []) {
    const inner = split(part.replace(/^\r?\n/, ""));
    const of = (name: string) => inner.fields.find(([it]) => it.toLowerCase() === name)?.[1] ?? "";
    parts.set(of("content-type").split(";")[0] ?? "", decodeBody(inner.body, of("content-transfer-encoding")));
  }
  return { headers, headerNames: fields.map(([name]) => name), parts };
}

function split(source: string): { fields: [name: string, value: string][]; body: string } {
  const [head = "", ...rest] = source.replaceAll("\r\n", "\n").split("\n\n");
  const lines = head.replace(/\n[ \t]+/g, " ").split("\n");
  const fields = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { fields, body: rest.join("\n\n") };
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=` in headers; the space between two such words is not part of the text. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, form: string, word: string) =>
      form.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("latin1")
        : quotedBytes(word.replaceAll("_", " ")),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, "latin1").toString("utf8"));
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  return Buffer.from(quotedBytes(body.replace(/=\n/g, "")), "latin1").toString("utf8");
}

function quotedBytes(text: string): string {
  return text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
