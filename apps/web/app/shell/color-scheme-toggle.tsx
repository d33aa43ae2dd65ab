import { useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./icon-button.tsx";

/** Light or dark. Both signs are in the page, and CSS shows one: the server cannot know the scheme. */
export function ColorSchemeToggle() {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  return (
    <>
      <IconButton darkHidden label={t("nav.dark")} onClick={() => setColorScheme("dark")}>
        <IconMoon aria-hidden size={20} />
      </IconButton>
      <IconButton lightHidden label={t("nav.light")} onClick={() => setColorScheme("light")}>
        <IconSun aria-hidden size={20} />
      </IconButton>
    </>
  );
}
