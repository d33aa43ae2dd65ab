import { useTranslation } from "react-i18next";
import { fetchPart } from "../../../../ui/late/fetch-part.ts";
import { ProgramCell, type ProgramCellProps } from "../cell/program-cell.tsx";

/** A C++ program that can be changed, compiled and run on the page. */
export function CppCell(props: ProgramCellProps) {
  const { t } = useTranslation("programs");
  return <ProgramCell {...props} language="cpp" note={t("cell.compiler")} load={loadLive} />;
}

const loadLive = async () => (await fetchPart(() => import("./live-cpp.tsx"))).LiveCpp;
