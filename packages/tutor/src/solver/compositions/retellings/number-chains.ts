import { type Retelling, told } from "./retelling.ts";

const n = "\\d{1,6}(?:\\.\\d{1,2})?";
const it = "(?: it| that| the result| the number| this| my number)?";
const act = `(?:(?:doubl|tripl|quadrupl|halv)(?:e|es|ed|ing)${it}|squar(?:e|es|ed|ing)${it}|(?:add(?:s|ed|ing)?|subtract(?:s|ed|ing)?|tak(?:e|es|ing) away|take) ${n}(?: (?:to|from)(?: it| that| the result| the number| this))?|(?:multipl(?:y|ies|ied|ying)|divid(?:e|es|ed|ing))${it} by ${n}|(?:increase|decrease|reduce)d? ?(?:it |that )?by ${n}|times(?: it)? by ${n})`;
const joint = "(?:,? and then |,? then |,? and |, )";
const who = "(?:you |i |we |he |she |(?:it |that )?(?:is |gets )?)?";
const chain = (name: string) => `${who}(?<${name}>${act}(?:${joint}${who}${act}){0,3})`;
const gives =
  "(?:gives?|makes?|becomes?|equals?|is|results? in|leaves?|you get|i get|we get|he gets|she gets|you will get|the result is|the answer is|the result was|it becomes|it is|get|you end up with|i end up with|yields?)";
const same =
  "(?:the same (?:number |result |answer |thing |value )?(?:as|as when|as if)|the same (?:number |result |answer )?(?:i|you|we) (?:would )?get (?:when|if))";
const numberEn = "(?:certain |unknown |whole |mystery )?number";
const thinking = `(?:(?:i am|i'm|im|he is|she is|[a-z]+ is|[a-z]+) (?:thinking|thinks|thought) of an? ${numberEn}|think of an? ${numberEn}|(?:[a-z]+) (?:picks|picked|chooses|chose) an? ${numberEn})`;
const wanted =
  "(?:what is (?:the|my|his|her|this|that)(?: original| starting)? number|what number (?:is it|am i thinking of|was it|did (?:i|he|she|[a-z]+) (?:start with|think of|pick|choose))|what is it|find (?:the|my|his|her|this|that)(?: original)? number|what was (?:the|my|his|her)(?: original| starting)? number)";

/** What the actions make of x, in their order; null where one of them is not known. */
function made(actions: string): string | null {
  let value = "x";
  for (const action of actions.split(new RegExp(joint))) {
    const [by] = action.match(/\d+(?:\.\d+)?/) ?? [];
    if (/doubl/.test(action)) value = `2(${value})`;
    else if (/quadrupl/.test(action)) value = `4(${value})`;
    else if (/tripl/.test(action)) value = `3(${value})`;
    else if (/halv/.test(action)) value = `(${value})/2`;
    else if (/squar/.test(action)) value = `(${value})^2`;
    else if (/add|increase/.test(action)) value = `${value}+${by}`;
    else if (/subtract|tak|decrease|reduce/.test(action)) value = `${value}-${by}`;
    else if (/multipl|times/.test(action)) value = `${by}(${value})`;
    else if (/divid/.test(action) && Number(by) > 0) value = `(${value})/${by}`;
    else return null;
  }
  return value.replaceAll("(x)", "x");
}

const equation = ({ c = "", d, r }: Record<string, string>) => {
  const [left, right] = [made(c), d ? made(d) : (r ?? null)];
  // The square of a number is made by two numbers.
  return left && right && !/\^/.test(left + right) ? `if ${left}=${right}, what is x` : null;
};

/** A number of which is told what is done with it, one thing after the other, and what comes out. */
export const ofNumberChains: Retelling[] = told(
  [
    `(?:what|which) ${numberEn},? (?:when|if),? ${chain("c")},? (?:it )?${gives} (?:${same},? ${chain("d")}|(?<r>${n}))`,
    `(?:${thinking},? )?(?:if|when) ${chain("c").replace("it|", "it|a number|an unknown number|")},? ${gives} (?:${same},? ${chain("d")}|(?<r>${n})),? ${wanted}`,
    `${thinking},? ${chain("c")},? (?:and )?${gives} (?:${same},? ${chain("d")}|(?<r>${n})),? ${wanted}`,
    `an? ${numberEn} is ${chain("c")},? (?:and )?${gives} (?<r>${n}),? ${wanted}`,
  ],
  equation,
);
