import { paths } from "@dripstone/contract/paths";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useToast } from "../ui/toast/toast.tsx";

/** Stands in the place of a page that is for visitors alone: a member is led home, and told why. */
export function LedHome() {
  const { t } = useTranslation();
  const say = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    say(t("session.alreadyIn"));
    navigate(paths.home, { replace: true });
  }, [say, t, navigate]);
  return null;
}
