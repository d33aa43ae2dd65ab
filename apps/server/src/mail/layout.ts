import { escapeHtml } from "../escape-html.ts";

/**
 * A paragraph, a list under a line of its own, what a person of the school has written, line by line, or the lines of a quoted text, with an empty one between its paragraphs. Quoted lines
 * are marked, so that none of them can pass for the letter's own.
 */
export type Block = string | { lead: string; items: string[] } | { quote: string[] } | { written: string[] };

/** What stands in a letter, in its order; plain text throughout. */
export type LetterParts = {
  school: string;
  language: string;
  title: string;
  body: Block[];
  button: { label: string; url: string; hint: string } | null;
  code: { label: string; digits: string } | null;
  notes: string[];
  /** The site, as it is named; and its first page, in the letter's language. */
  sender: { text: string; url: string; page: string };
};

/** Lays a letter out twice: for programs that show HTML, and for those that do not. */
export function layOut(parts: LetterParts): { text: string; html: string } {
  return { text: asText(parts), html: asHtml(parts) };
}

function asText({ title, body, button, code, notes, sender }: LetterParts): string {
  return [
    title,
    ...body.map(blockText),
    ...(button ? [`${button.label}\n${button.url}`] : []),
    ...(code ? [`${code.label}\n${code.digits}`] : []),
    ...notes,
    `-- \n${sender.text}\n${sender.url}`,
  ].join("\n\n");
}

function blockText(block: Block): string {
  if (typeof block === "string") return block;
  if ("quote" in block) return block.quote.map((line) => `> ${line}`.trimEnd()).join("\n");
  if ("written" in block) return block.written.join("\n");
  return [block.lead, ...block.items.map((item) => `- ${item}`)].join("\n");
}

const serif = "font-family:Literata,Georgia,'Songti SC','Noto Serif SC',SimSun,serif";
const sans =
  "font-family:'Atkinson Hyperlegible Next',-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif";

const dot = "display:inline-block;width:9px;height:9px;margin:0 8px 1px 0;border-radius:9px;background:#17685a";

function asHtml({ school, language, title, body, button, code, notes, sender }: LetterParts): string {
  const paragraphs = body.map((block) => blockHtml(block, sender.url)).join("");
  const small = notes.map((text) => `<p style="margin:0 0 8px">${withLinks(text, sender.url)}</p>`).join("");
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f2f0ec;color:#22292b;${sans};font-size:16px;line-height:1.65;overflow-wrap:anywhere">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 16px 4px;${serif};font-size:18px;color:#17685a"><span style="${dot}"></span>${escapeHtml(school)}</p>
<div style="background:#fff;border:1px solid #ddd8cf;border-radius:12px;padding:32px 28px">
<h1 style="margin:0 0 16px;${serif};font-size:24px;line-height:1.3;font-weight:600;text-wrap:balance">${escapeHtml(title)}</h1>
${paragraphs}${button ? buttonHtml(button) : ""}${code ? codeHtml(code) : ""}
<div style="margin-top:28px;padding-top:16px;border-top:1px solid #e8e4dc;font-size:14px;color:#5a6163">${small}</div>
</div>
<p style="margin:16px 4px 0;font-size:13px;color:#5a6163">${escapeHtml(sender.text)}<br>
<a href="${escapeHtml(sender.page)}" style="color:#17685a">${escapeHtml(sender.url)}</a></p>
</div></body></html>`;
}

function blockHtml(block: Block, siteUrl: string): string {
  if (typeof block === "string") return `<p style="margin:0 0 16px">${withLinks(block, siteUrl)}</p>`;
  if ("quote" in block) return quoteHtml(block.quote);
  if ("written" in block) {
    const lines = block.written.map((line) => withLinks(line, siteUrl)).join("<br>");
    return `<p style="margin:0 0 16px">${lines}</p>`;
  }
  const items = block.items.map((item) => `<li style="margin:0 0 4px">${withLinks(item, siteUrl)}</li>`).join("");
  return `<p style="margin:0 0 6px;font-weight:600">${withLinks(block.lead, siteUrl)}</p>
<ul style="margin:0 0 16px;padding:0 0 0 22px">${items}</ul>`;
}

function quoteHtml(lines: string[]): string {
  const look = "margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #ddd8cf";
  return `<blockquote style="${look}">${lines.map(escapeHtml).join("<br>")}</blockquote>`;
}

/** Pages of our own site that a text names can be clicked; nothing else can. */
function withLinks(text: string, siteUrl: string): string {
  return text
    .split(siteUrl)
    .map((part, index) => {
      if (index === 0) return escapeHtml(part);
      const [path = ""] = /^(?:\/[\w-]+)*(?:\?[\w=&-]+)?/.exec(part) ?? [];
      const target = escapeHtml(siteUrl + path);
      return `<a href="${target}" style="color:#17685a">${target}</a>${escapeHtml(part.slice(path.length))}`;
    })
    .join("");
}

function buttonHtml({ label, url, hint }: NonNullable<LetterParts["button"]>): string {
  const target = escapeHtml(url);
  const look =
    "display:inline-block;padding:12px 24px;border-radius:8px;background:#17685a;color:#fff;text-decoration:none";
  return `<p style="margin:24px 0 12px"><a href="${target}" style="${look};font-weight:600">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5a6163">${escapeHtml(hint)}<br>
<a href="${target}" style="color:#17685a;word-break:break-all">${target}</a></p>`;
}

function codeHtml({ label, digits }: NonNullable<LetterParts["code"]>): string {
  const look = "margin:0;padding:12px 0 12px 8px;border-radius:8px;background:#f2f0ec;text-align:center";
  return `<p style="margin:24px 0 8px">${escapeHtml(label)}</p>
<p style="${look};font-size:28px;font-weight:600;letter-spacing:8px">${escapeHtml(digits)}</p>`;
}
