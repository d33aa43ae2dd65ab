import { Opened } from "../opened.tsx";
import { SemesterEditor } from "./semester-editor.tsx";

/** Where a semester is changed, or added (`new`). */
export function SemesterPage({ id }: { id: string }) {
  if (id === "new") return <SemesterEditor opened={null} />;
  return (
    <Opened find={({ semesters }) => semesters.find((semester) => semester.id === id)}>
      {(semester) => <SemesterEditor opened={semester} />}
    </Opened>
  );
}
