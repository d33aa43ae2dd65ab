import { Met as MetParts } from "../met.tsx";
import { usePartText } from "./part-text.ts";
import type { Editor } from "./use-editor.ts";
import { isSameCell } from "./values.ts";

/** Two have changed one thing of the office at once. */
export function Met({ editor: { meeting, values, change } }: { editor: Editor }) {
  const { nameOf, textOf } = usePartText();
  if (!meeting) return null;
  const { theirs, takenOver, disputed } = meeting;
  return (
    <MetParts
      meeting={meeting}
      takenOver={takenOver.map(nameOf)}
      disputed={disputed.map((key) => ({
        key,
        name: nameOf(key),
        mine: textOf(key, values[key]),
        theirs: textOf(key, theirs[key]),
        isTaken: isSameCell(values[key], theirs[key]),
        onTake: () => change(key, theirs[key] ?? ""),
      }))}
    />
  );
}
