import { spansOf } from "../disguise.ts";
import type { Finder } from "../fold.ts";
import { chineseHandles } from "./chinese.ts";
import { englishHandles } from "./english.ts";

/** A name that somebody goes by elsewhere, or his number there, after a word that tells what it is. */
export const handles: Finder = ({ text }) =>
  [...englishHandles, ...chineseHandles].flatMap((pattern) => spansOf(text, pattern));
