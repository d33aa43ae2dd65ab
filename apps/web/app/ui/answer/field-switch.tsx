import { useTranslation } from "react-i18next";
import { fetchPart } from "../late/fetch-part.ts";
import type { WrittenAnswer } from "./answer-field.tsx";
import { type AskedFor, askedIn } from "./asked-in.ts";
import { TextSwitch } from "./text-switch.tsx";

type FieldSwitchProps = {
  draft: WrittenAnswer;
  change: (part: Partial<WrittenAnswer>) => void;
  problem: AskedFor;
};

/** Goes over from plain text to the math editor and back; what is written goes along. */
export function FieldSwitch({ draft, change, problem }: FieldSwitchProps) {
  const { t } = useTranslation("weekly-problem");
  const { answer, math } = draft;

  async function turn(): Promise<void> {
    if (answer.trim() === "") return change({ math: !math });
    try {
      const { asLatex, asText } = await fetchPart(() => import("./translate-answer.ts"));
      change({
        math: !math,
        answer: math ? await asText(answer, askedIn(problem)) : asLatex(answer, askedIn(problem)),
      });
    } catch {
      // The code could not be fetched: what is written goes over as it is.
      change({ math: !math });
    }
  }

  return (
    <TextSwitch
      onTurn={turn}
      drawing={<path d={math ? "M3 11 7 2l4 9M4.5 8h5M14 2v10M12 2h4M12 12h4" : "M1 8h2l2.5 4L8 1.5h11"} />}
    >
      {t(math ? "answer.toText" : "answer.toMath")}
    </TextSwitch>
  );
}
