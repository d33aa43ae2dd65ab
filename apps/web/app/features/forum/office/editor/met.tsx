import { Met as MetParts } from "../../../../ui/office/met.tsx";
import { usePortionText } from "./portion-text.ts";
import type { Editor } from "./use-editor.ts";
import { read } from "./values.ts";

/** Two have changed a category at once. */
export function Met({ editor: { meeting, values, change } }: { editor: Editor }) {
  const { nameOf, textOf } = usePortionText();
  if (!meeting) return null;
  const { theirs, takenOver, disputed } = meeting;
  return (
    <MetParts
      meeting={meeting}
      takenOver={takenOver.map(nameOf)}
      disputed={disputed.map((portion) => ({
        key: portion,
        name: nameOf(portion),
        mine: textOf(values, portion),
        theirs: textOf(theirs, portion),
        isTaken: read(values, portion) === read(theirs, portion),
        onTake: () => change(portion, read(theirs, portion)),
      }))}
    />
  );
}
