import { answerLine } from "../../../scripts/check-answers/answer-line.ts";
import type { Engine } from "./engine.ts";

/** Our own, through the command that anybody can run. */
export default (): Engine => (expected, given, rubric) => {
  const reply = answerLine(JSON.stringify({ expected, given, rubric }));
  return "verdict" in reply && reply.verdict === "equal";
};
