import type { ClassOffice, OfficeClass } from "@dripstone/contract/classes/office/payloads";
import { Opened } from "../opened.tsx";
import { ClassEditor } from "./class-editor.tsx";

/** Where a class is changed, or added (`new`). */
export function ClassPage({ id }: { id: string }) {
  const find = ({ classes }: ClassOffice): OfficeClass | null | undefined =>
    id === "new" ? null : classes.find((it) => it.id === id);
  return <Opened find={find}>{(found, office) => <ClassEditor opened={found} office={office} />}</Opened>;
}
