import type { Piece } from "../../../sentences/pieces.ts";
import { piece, type Quantity, type Told } from "./told.ts";

const one =
  "(?:red |black )?(?:aces?|kings?|queens?|jacks?|face cards?|hearts?|spades?|clubs?|diamonds?)(?: of (?:hearts|spades|clubs|diamonds))?|(?:red|black) cards?|红桃|黑桃|方块|梅花|红心";

const suits: [RegExp, string[]][] = [
  [/heart|红桃|红心/, ["h"]],
  [/spade|黑桃/, ["s"]],
  [/club|梅花/, ["c"]],
  [/diamond|方块/, ["d"]],
  [/red/, ["h", "d"]],
  [/black/, ["s", "c"]],
];
const ranks: [RegExp, number[]][] = [
  [/ace/, [1]],
  [/jack/, [11]],
  [/queen/, [12]],
  [/king/, [13]],
  [/face/, [11, 12, 13]],
];

/** Kinds of playing cards, among 52. */
export const cardEvents: Piece<Told>[] = [
  piece(`(?:both|all(?: \\d)?)(?: cards)?(?: (?:are|is))? (?<card>${one})`, (told, { card = "" }) =>
    cards(told, "all", [card]),
  ),
  piece(
    `(?:(?:not|isn't) (?:(?:drawing|getting|picking|selecting|choosing|pulling) )?(?:an? )?|不是|不为)(?<card>${one})`,
    (told, { card = "" }) => cards(told, "one", [card], true),
  ),
  piece(
    `(?<n>\\d) (?<card>aces|kings|queens|jacks|hearts|spades|clubs|diamonds|red cards|black cards|face cards)`,
    (told, { n, card = "" }) => cards(told, { min: Number(n), max: Number(n) }, [card]),
  ),
  piece(`(?:an? |the )?(?<card>${one})(?: or (?:an? )?(?<other>${one}))?(?:牌)?`, (told, { card = "", other }) =>
    cards(told, "one", other === undefined ? [card] : [card, other]),
  ),
];

/** So many of the 52 are meant, under the name in which they were asked for. */
function cards(told: Told, quantity: Quantity, names: string[], not = false): void {
  const meant = deck.filter((card) => names.some((name) => isOf(name, card))).length;
  if (told.groups.length > 0) told.confused = true;
  const name = names.join(" or ");
  told.groups.push({ name, count: meant }, { name: "others", count: 52 - meant });
  told.events.push({ of: "colors", quantity, names: [name], not });
}

type Card = { rank: number; suit: string };

const deck: Card[] = ["h", "s", "c", "d"].flatMap((suit) =>
  Array.from({ length: 13 }, (_, index) => ({ rank: index + 1, suit })),
);

const isOf = (name: string, { rank, suit }: Card) =>
  suits.every(([word, of]) => !word.test(name) || of.includes(suit)) &&
  ranks.every(([word, of]) => !word.test(name) || of.includes(rank));
