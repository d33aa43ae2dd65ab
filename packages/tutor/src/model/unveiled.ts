/** A message, and what it says to whoever decodes it, as models do when they are told to. */
export function unveiled(message: string): string[] {
  const others = [
    ...(message.match(base64) ?? []).slice(0, WORDS_MAX).flatMap(fromBase64),
    ...(message.replaceAll(/\s+/g, "").match(base64) ?? []).slice(0, 1).flatMap(fromBase64),
    message.replaceAll(/(?:%[0-9a-f]{2}){1,400}|\\u[0-9a-f]{4}|&#x?[0-9a-f]{1,6};/gi, unescaped),
    [...message].reverse().join(""),
    message.replaceAll(/[a-z]/gi, rotated),
    message.replaceAll(betweenLetters, ""),
  ];
  return [message, ...others.filter((other) => other !== message)];
}

const base64 = /[A-Za-z0-9+/_-]{24,}={0,2}/g;
/** `s p a c e d`, with two blanks between words. */
const betweenLetters = /(?<=(?:^|[ .*_·-])[\p{L}\d])[ .*_·-](?=[\p{L}\d](?:[ .*_·-]|$))/gu;

const WORDS_MAX = 8;

function fromBase64(word: string): string[] {
  try {
    const bytes = Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    return [new TextDecoder("utf-8", { fatal: true }).decode(bytes)];
  } catch {
    return [];
  }
}

function unescaped(found: string): string {
  try {
    if (found.startsWith("%")) return decodeURIComponent(found);
    const digits = found.replaceAll(/[^0-9a-fx]/gi, "").replace(/^u/i, "");
    const isHexadecimal = !found.startsWith("&") || /x/i.test(digits);
    return String.fromCodePoint(Number.parseInt(digits.replace(/^x/i, ""), isHexadecimal ? 16 : 10));
  } catch {
    return found;
  }
}

/** Thirteen letters further, as in ROT13. */
function rotated(letter: string): string {
  const first = letter <= "Z" ? "A" : "a";
  const place = letter.charCodeAt(0) - first.charCodeAt(0);
  return String.fromCharCode(first.charCodeAt(0) + ((place + 13) % 26));
}
