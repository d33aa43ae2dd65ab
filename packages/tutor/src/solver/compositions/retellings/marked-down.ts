import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,7}(?:\\.\\d{1,2})?";
const unit =
  "(?: (?:dollars|people|students|members|grams|kg|pounds|degrees|points|cents|yuan|residents|seconds|minutes|hours|birds|books|visitors))?";
const down =
  "(?:marked down|reduced|lowered|cut|dropped|discounted|decreased|fell|went down|goes down|drops|falls|decreases|shrank|lost weight|sold|on sale|now)";
const up = "(?:marked up|raised|increased|rose|went up|goes up|grew|rises|grows|increases|climbed|jumped)";
const thing =
  "(?:(?:the )?(?:price|cost|value|number|population|weight|mass|length|height|rent|salary|wage|enrollment|attendance|membership|score|temperature) of )?(?:(?:an?|the|my|his|her|our|some|this|1) )?[a-z]+(?:'s)?(?: [a-z]+){0,4}?";
const percentOf =
  "(?:(?:by )?(?:what|how many) percent(?:age)? (?:was|is|has|did|does|were) (?:the |its |this |his |her )?(?:[a-z]+ ){1,3}?(?<w>reduced|lowered|cut|drop|dropped|discounted|decreased|decrease|fall|fallen|go down|been reduced|marked down|off|raised|increased|increase|rise|risen|go up|grow|grown|marked up|saved)(?: by)?|(?:what|find) (?:is |was )?(?:the )?percent(?:age)? (?:of )?(?:the )?(?:price )?(?<w2>decrease|discount|reduction|drop|increase|rise|growth|markup|change)(?: in (?:its |the )?[a-z]+)?|what percent (?<w3>discount|off|decrease|increase)(?: is (?:this|that|it))?)";
const isUp = /rais|incre|ris|up|grow|markup/;

/** From one price to another, told with the thing that has it: by how many percent it changed. */
export const ofMarkedDown: Retelling[] = [
  ...told(
    [
      `(?:if )?${thing}(?: that| which)? (?:(?:normally |usually |originally )?(?:costs?|sells? for|sold for|weighed|weighs|priced at|was|is|had)) ${`(?<a>${number})`}${unit},? (?:is|was|were|has been|and is|and was|but is|it is|it was|and)? ?(?:now |later )?(?:(?<d>${down})|(?<u>${up})) ?(?:from that )?(?:to|for|at)? (?:only )?(?<b>${number})${unit},? ${percentOf}`,
      `(?:if )?${thing} (?:(?:is|was|were|has been|has|have) )?(?:(?<d>${down})|(?<u>${up})) from (?<a>${number})${unit} to (?:only )?(?<b>${number})${unit}(?: (?:in|during|over|last|this) [a-z 0-9]{1,20})?,? ${percentOf}`,
    ],
    ({ a, b, d, w, w2, w3 }) => {
      const word = w ?? w2 ?? w3 ?? "";
      const isLess = Number(b) < Number(a);
      if (a === b || (d !== undefined) !== isLess || (word !== "change" && isUp.test(word) === isLess)) return null;
      return `The price went from ${a} to ${b}. What is the percent ${isLess ? "decrease" : "increase"}?`;
    },
  ),
];
