/** Whether a message asks of a problem by its title, which is the first line of its text. */
export function isAskedByTitle(message: string, text: string): boolean {
  const [first = "", ...rest] = text.trim().split("\n");
  const title = lettersOf(first);
  const isTitle =
    rest.join("").trim() !== "" &&
    (/\p{Script=Han}/u.test(title) ? title.length >= 4 : title.length >= 10 && first.includes(" "));
  return isTitle && title.length <= 60 && lettersOf(message).includes(title) && asksAnswer.test(message);
}

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\b(?:the|a|an)\b/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** `is it 42?`, `the answer of …` */
const asksAnswer =
  /\b(?:is it|is the|is \d+|answers?|solution|solve|problem|puzzle|riddle|i got|correct|right|explain|help (?:me )?with|how do i do)\b|答案|是不是|对吗|对不对|正确|我算|怎么做|怎么解|解答|解法|这道?题|那道?题|题目/iu;
