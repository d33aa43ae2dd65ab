/** 根号下x+5等于3: all that stands before the sign, or the next word, is under the root; a root of x alone is nothing that 下 is said of. */
export const underRoot = (text: string): string =>
  text.replaceAll(
    /根号下 ?([a-z\d^²³+＋*×.-]*[a-z](?:[a-z\d^²³+＋*×.-]*[a-z\d²³])?) ?(?==|＝|$|[，,。?？;；]|\p{Script=Han}|[-+＋－] ?根号)/giu,
    "√($1)",
  );
