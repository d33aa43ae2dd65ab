import "../no-eval.ts";
import { type TextRule, text } from "../text.ts";
import { beginsLikeFormula, isPlainName } from "./names.ts";

/** A text that says how somebody or something is called. */
export const named = (rule: TextRule) =>
  text({ ...rule, form: "NFC" })
    .refine((name) => !beginsLikeFormula(name), { error: "NAME_BEGINS_WITH_SIGN", abort: true })
    .refine(isPlainName, { error: "NAME_INVALID" });
