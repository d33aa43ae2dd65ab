/** A message, and what it says to whoever decodes it, as models do when they are told to: base64, escapes, backwards. */
export function unveiled(message: string): string[] {
  const encoded = (message.match(/[A-Za-z0-9+/_-]{24,}={0,2}/g) ?? []).slice(0, WORDS_MAX);
  const joined = message.replaceAll(/\s+/g, "").match(/[A-Za-z0-9+/_-]{24,}={0,2}/)?.[0];
  const escaped = message.replaceAll(/(?:%[0-9a-f]{2}){1,400}|\\u[0-9a-f]{4}|&#x?[0-9a-f]{1,6};/gi, unescaped);
  const decoded = [...encoded, ...(joined ? [joined] : [])].flatMap(fromBase64);
  return [message, ...(escaped === message ? [] : [escaped]), ...decoded, [...message].reverse().join("")];
}

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
