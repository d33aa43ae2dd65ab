import { Opened } from "../opened.tsx";
import { ProgramEditor } from "./program-editor.tsx";

/** Where a program is changed, or added (`new`). */
export function ProgramPage({ id }: { id: string }) {
  if (id === "new") return <ProgramEditor opened={null} />;
  return (
    <Opened find={({ programs }) => programs.find((program) => program.id === id)}>
      {(program) => <ProgramEditor opened={program} />}
    </Opened>
  );
}
