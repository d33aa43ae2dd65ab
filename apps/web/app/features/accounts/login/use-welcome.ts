import type { User } from "@dripstone/contract/accounts/payloads";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useFollowLocale } from "../../../i18n/use-locale.ts";
import { useToast } from "../../../ui/toast/toast.tsx";

/** Welcomes whoever has logged in: the site follows their language, unless one was chosen in this browser, and says so in it. */
export function useWelcome(): (user: User) => Promise<void> {
  const { i18n } = useTranslation();
  const say = useToast();
  const follow = useFollowLocale();
  return useCallback(
    async ({ preferredLanguage }) => {
      await follow(preferredLanguage);
      // In the language that the site has now.
      say(i18n.t("common:session.loggedIn"));
    },
    [follow, say, i18n],
  );
}
