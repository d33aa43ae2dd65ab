/** Words on which most guessed passwords are built, without the digits and signs that people add. */
const commonWords = new Set(
  (
    "password passwort passw pass qwerty qwertyuiop qwert asdfgh asdf zxcvbn zxcvbnm qazwsx abc abcd abcde abcdef " +
    "abcdefg abcdefgh admin administrator welcome letmein iloveyou monkey dragon sunshine princess football baseball " +
    "basketball soccer superman batman pokemon minecraft roblox fortnite starwars master shadow michael jordan ashley " +
    "bailey charlie thomas hunter summer winter spring autumn secret computer internet freedom whatever trustno hello " +
    "login changeme default guest student teacher school math mathcounts dripstone woaini nihao mima zhongguo"
  ).split(" "),
);

const lookalikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Whether a password is a common word with digits and signs around it or in place of letters. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const plain = [...core].map((character) => lookalikes[character] ?? character).join("");
  const letters = lower.replace(/[^a-z]/g, "");
  return [core, plain, letters].some((word) => commonWords.has(word));
}
