import { spansOf } from "./disguise.ts";
import { endings } from "./emails.ts";
import type { Finder } from "./fold.ts";

/** Links to other sites, with or without their beginning, in words too, and the invitations and servers that are reached by one. */
export function links(ownHosts: readonly string[]): Finder {
  const own = new Set(ownHosts.map((host) => host.toLowerCase()));
  return ({ text, source, sourceOf }) => {
    const found = patterns.flatMap((pattern) => spansOf(text, pattern));
    return found.filter(([from, to]) => {
      const link = text.slice(from, to);
      const host = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9.:-]+)(?=[/?#]|$)/.exec(link)?.[1] ?? "";
      if (own.has(host) || isToLearn(host, link) || isName.test(host)) return false;
      return !isNewSentence(source.slice(sourceOf(from), sourceOf(to)));
    });
  };
}

/**
 * Where children look things up, and nobody writes to another: these and what is below them (`en.wikipedia.org`), but none of their pages about people.
 * Places with messages of their own, such as Khan Academy, Scratch and Art of Problem Solving, are not among them.
 */
const toLearn = [
  ...["wikipedia.org", "wiktionary.org", "openstax.org", "python.org", "numpy.org", "scipy.org", "arduino.cc"],
  ...["desmos.com", "mathsisfun.com", "mathworld.wolfram.com", "wolframalpha.com", "oeis.org", "maa.org"],
  ...["britannica.com", "merriam-webster.com", "dictionary.cambridge.org", "zdic.net", "nrich.maths.org"],
];

const isToLearn = (host: string, link: string): boolean =>
  toLearn.some((known) => host === known || host.endsWith(`.${known}`)) &&
  !/(?:users?|user_talk|talk|special|community|profiles?|members?|discuss)[:/_]|[@?]/.test(link);

/** `ASP.NET` and a number with a point are names of nothing that is reached. */
const isName = /^(?:asp\.net|\d{1,2}\.com)$/;

/** `the end.Net force`: nobody writes an ending with one capital. */
const isNewSentence = (written: string) => /^[^/]*\.[A-Z][a-z]+$/.test(written);

const sure = "com|net|org|edu|gov|io|gg|xyz|app|dev|tv|info|biz|site|online|top|vip|club|icu|cn|co|ly|link|tk|ru|uk";

const patterns = [
  /\b(?:https?|hxxps?|ftp)\s?[:;]\s?[/\\]{1,2}\s?[^\s<>"')\]]{1,200}/g,
  /(?<![a-z0-9])(?:https?\/\/|www\s?\.\s?)[a-z0-9-]{2,60}(?:\.[a-z0-9-]{1,40}){0,4}/g,
  /(?<![a-z0-9])www [a-z0-9-]{2,60} (?:com|net|org|cn)(?![a-z])/g,
  // mei.games/a, mei,com
  /(?<![a-z0-9@._/-])[a-z][a-z0-9-]{2,40}\.[a-z]{3,10}\/[a-z0-9_?#@%-]{1,200}/g,
  /(?<![a-z0-9])[a-z0-9-]{3,40},(?:com|net)(?![a-z])/g,
  new RegExp(
    `(?<![a-z0-9@._/-])(?:[a-z0-9-]{1,40}\\.){1,4}(?:${sure})(?![a-z0-9-]|\\.[a-z0-9])(?:[:/][^\\s<>"')\\]]{0,200})?`,
    "g",
  ),
  // discord.gg/abc, t.me/abc, youtu.be/abc
  new RegExp(
    `(?<![a-z0-9@._/-])[a-z0-9-]{1,40}\\.(?:${endings}|be|gl|gd|to|ws|at|ai|st|so|fm|page)/[a-z0-9_?#@%/-]{2,200}`,
    "g",
  ),
  // my site dot com, mysite[.]com, 我的网站点com
  /[a-z0-9-]{2,40}(?:\s{0,2}[([{]\s?(?:dot|\.|d|点)\s?[)\]}]\s{0,2}|\s{1,2}dot\s{1,2}|\s{0,2}点\s{0,2})(?:com|net|org|io|gg)(?![a-z])/g,
  /[a-z0-9-]{2,40}\s\.\s?(?:com|net|org|gg)(?![a-z])/g,
  // Servers of games.
  /(?:\bip\b|server|服务器|端口)[^\n]{0,12}?(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]\d)/g,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}:\d{2,5}(?!\d)/g,
];
