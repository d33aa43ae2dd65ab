import { useTranslation } from "react-i18next";
import type audit from "../../locales/en/audit.json";
import { whichWay } from "./which-way.ts";

type Deed = {
  /** The row by which it was done. */
  endpoint: string;
  /** What the row says of itself, in English. */
  summary?: string | null;
  at: string;
  details: Readonly<Record<string, unknown>>;
};

type Words = {
  deed: string;
  /** The details that the words tell already. */
  told: readonly string[];
};

const IMPORT = "POST /users/imports";

/** What a deed of a teacher or an admin is called, wherever it is told. What has no words of its own is told as its row says it. */
export function useDeedWords(): (deed: Deed) => Words {
  const { t } = useTranslation("audit");
  return ({ endpoint, summary, at, details }) => {
    const { act, from, to } = details;
    if (endpoint === "POST /users/acts" && typeof act === "string")
      return { deed: t(`act.${act as keyof typeof audit.act}`), told: ["act"] };
    if (endpoint === "PUT /users/{id}/role" && typeof from === "string" && typeof to === "string") {
      const [was, is] = [from, to].map((role) => t(`roleOf.${role as keyof typeof audit.roleOf}`));
      return { deed: t("roleChanged", { from: was, to: is }), told: ["from", "to"] };
    }
    if (details.downloaded === true) return { deed: t("downloaded"), told: ["downloaded"] };
    // Each whom a list has asked in has a deed of their own, beside the list's.
    if (endpoint === IMPORT && !("lines" in details)) return { deed: t("deed.POST /users"), told: [] };
    const defaultValue = summary ?? endpoint;
    const which = whichWay({ endpoint, at, details });
    const words = which && t(`way.${endpoint}.${which.way}` as "downloaded", { defaultValue: "" });
    if (which && words) return { deed: words, told: which.told };
    return { deed: t(`deed.${endpoint as keyof typeof audit.deed}`, { defaultValue }), told: [] };
  };
}
