import { paths } from "@dripstone/contract/paths";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useToast } from "../ui/toast/toast.tsx";

type LedHomeProps = { why: "alreadyIn" | "forAdmins" | "forTeachers" };

/** Stands in the place of a page that is not for whoever is logged in: they are led home, and told why. */
export function LedHome({ why }: LedHomeProps) {
  const { t } = useTranslation();
  const say = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    say(t(`session.${why}`));
    navigate(paths.home, { replace: true });
  }, [say, t, navigate, why]);
  return null;
}
