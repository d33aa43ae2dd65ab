import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,6}(?:\\.\\d{1,2})?";
const unit =
  "(?:liters?|litres?|l|ml|milliliters?|gallons?|cups?|quarts?|ounces?|oz|grams?|g|kg|kilograms?|pounds?|pints?)";
const solution =
  "(?:(?:[a-z]+ ){0,3}(?:solution|drink|mixture|juice|punch|brine|syrup|antifreeze|alcohol|acid|milk|vinegar|bleach|saltwater|salt water|sugar water|lemonade|coolant|cleaner|dye))";
const percent = (name: string) => `(?<${name}>\\d{1,2}(?:\\.\\d{1,2})?)%`;
const goal = `(?:so that it (?:becomes|is)|so it (?:becomes|is)|to (?:make|get|obtain|produce|have|create|make it|dilute it to|turn it into|reduce it to|become|end up with)|to (?:lower|reduce|raise|increase) (?:the |its )?concentration to|so that the (?:new |resulting )?(?:mixture|solution|drink|concentration) (?:is|becomes)|in order to (?:make|get)|to bring it (?:down|up) to) (?:only |just )?(?:an? |the )?(?:concentration of )?`;
const added =
  "(?:must|should|need to|needs to|has to|have to|do (?:i|you|we) need to|must (?:i|you|we)|should (?:i|you|we)|must be|will|can)";

/** Water, or the pure stuff, that is added to a solution. */
export const ofWaterAdded: Retelling[] = told(
  [
    `how (?:many|much) (?:(?<u>${unit})(?: of)? )?(?<k>pure |distilled )?(?<m>[a-z]+) ${added} (?:be )?add(?:ed)?(?: to| into) (?:an? )?(?<n>${number}) (?<u2>${unit}) of (?:an? )?(?:${percent("p")} ${solution}|${solution} that is ${percent("p2")} [a-z]+),? ${goal}${percent("r")}(?: [a-z]+){0,3}`,
    `how (?:many|much) (?:(?<u>${unit})(?: of)? )?(?<k>pure |distilled )?(?<m>[a-z]+) (?:must|should|do|does|can) (?:i|you|we|[a-z]+|a chemist|the nurse) (?:need to )?(?:add|pour) (?:to|into) (?<n>${number}) (?<u2>${unit}) of (?:an? )?(?:${percent("p")} ${solution}|${solution} that is ${percent("p2")} [a-z]+),? ${goal}${percent("r")}(?: [a-z]+){0,3}`,
  ],
  ({ u, u2, k, m = "", n, p, p2, r }) => {
    const [from, to] = [Number(p ?? p2), Number(r)];
    if ((u !== undefined && u.replace(/s$/, "") !== u2?.replace(/s$/, "")) || from === to || to === 0) return null;
    if (m === "water") return to < from ? `what is ${n}*${from}/${to} - ${n}` : null;
    return k === "pure " && to > from && /^(?:acid|alcohol|salt|sugar|juice|antifreeze|syrup)$/.test(m)
      ? `what is ${n}*(${to}-${from})/(100-${to})`
      : null;
  },
);
