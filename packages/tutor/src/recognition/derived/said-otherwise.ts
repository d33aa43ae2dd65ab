import { type Answer, type Node, q } from "@dripstone/checker/mathematics";
import { plainNumber } from "../../solver/algebra/numbers.ts";
import { shapeOfAnswer } from "./shape.ts";
import { formulasOf, type Restated } from "./written.ts";

/** What is said in words, in formulas, which have the places' numbers by their order. */
const systems: [said: RegExp, lines: string[]][] = [
  [/^two prices, if # and # of the two cost #, and # and # cost #$/, ["#1x+#2y=#3", "#4x+#5y=#6"]],
  [/^two numbers: sum #, one # times the other$/, ["x+y=#1", "x=#2y"]],
  [/^two numbers: sum #, difference #$/, ["x+y=#1", "x-y=#2"]],
  [/^# [^#]{1,60} \((?:with|worth) # and # [^#]{1,30}\) with a total of #/, ["x+y=#1", "#2x+#3y=#4"]],
];

/** The formulas of a problem as it is said back, and those that its words come to: a part of a number is a product. */
export function formulasSaid({ frame, formulas }: Restated): Answer[] {
  const [, lines] = systems.find(([said]) => said.test(frame)) ?? [];
  if (lines) {
    const numbers = formulas.flatMap((formula) => shapeOfAnswer(formula)?.numbers ?? []);
    const numberAt = (place: string) => `(${plainNumber(numbers[Number(place) - 1] ?? q.ZERO)})`;
    return lines.flatMap((line) => formulasOf(line.replaceAll(/#(\d)/g, (_, place: string) => numberAt(place))));
  }
  const [part, whole] = formulas;
  if (frame === "# of #" && part?.kind === "expression" && whole?.kind === "expression") {
    const of: Node = { kind: "multiply", left: part.of, right: whole.of, implicit: false };
    return [{ kind: "expression", of, unit: null }];
  }
  return formulas;
}
