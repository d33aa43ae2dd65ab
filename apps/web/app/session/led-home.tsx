import { paths } from "@dripstone/contract/paths";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useToast } from "../ui/toast/toast.tsx";

const shut = ["forAdmins", "forTeachers"] as const;

/** Whom a page is for that was shut. */
export type Shut = (typeof shut)[number];

/** Stands in the place of a page that is not for whoever is logged in: they are led home, and told why. */
export function LedHome({ why }: { why: "alreadyIn" | Shut }) {
  const { t } = useTranslation();
  const say = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    if (why === "alreadyIn") say(t("session.alreadyIn"));
    // Said there: a few seconds may be over before the home page has come.
    navigate(paths.home, { replace: true, state: { shut: why } });
  }, [say, t, navigate, why]);
  return null;
}

/** Why somebody was led to where they are, by the router's state; it may be anything, as the browser keeps it. */
export function shutOf(state: unknown): Shut | undefined {
  if (typeof state !== "object" || state === null || !("shut" in state)) return undefined;
  return shut.find((why) => why === state.shut);
}
