import { useTranslation } from "react-i18next";

/** What those are called here who have written a reply, one or two of them. */
export function useEngineName(): (engine: string) => string {
  const { t } = useTranslation("tutor-flags");
  const own: Record<string, string> = { "built-in": t("rated.builtIn"), care: t("rated.care") };
  return (engine) =>
    engine
      .split(" + ")
      .map((name) => own[name] ?? name)
      .join(" + ");
}
