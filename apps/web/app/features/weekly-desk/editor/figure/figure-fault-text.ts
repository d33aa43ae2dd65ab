import { markdownLimits } from "@dripstone/markdown/limits";
import { useTranslation } from "react-i18next";
import type weeklyDesk from "../../../../locales/en/weekly-desk.json";

type FigureFault = keyof (typeof weeklyDesk)["figure"]["fault"];

/** What people read of what is wrong with a figure: a code of packages/markdown, and what is meant: `element script`. */
export function useFigureFaultText(): (fault: string) => string {
  const { t, i18n } = useTranslation("weekly-desk");
  return (fault) => {
    const [code = "", ...what] = fault.split(" ");
    if (code === "element" && what[0] === "script") return t("figure.fault.script");
    if (code === "attribute" && what[0]?.startsWith("on")) return t("figure.fault.script");
    const known = i18n.exists(`figure.fault.${code}`, { ns: "weekly-desk" });
    return t(`figure.fault.${known ? (code as FigureFault) : "otherwise"}`, {
      what: what.join(" "),
      width: markdownLimits.FIGURE_WIDTH_MAX,
      length: markdownLimits.FIGURE_MAX,
    });
  };
}
