import { Button } from "@mantine/core";
import { IconShare2 } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useLocale } from "../i18n/use-locale.ts";
import { usePageSetting } from "../ui/head/page-setting.ts";
import classes from "./share-button.module.css";

const POPUP_WIDTH_PX = 600;
const POPUP_HEIGHT_PX = 400;

/** Offers the page's public address to three networks, each in a popup, and by e-mail; nothing loads before a click. */
export function ShareButton() {
  const { t } = useTranslation();
  const id = useId();
  const address = useSharedAddress();
  const text = t("footer.shareText");
  const networks = [
    { name: "Facebook", to: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}` },
    {
      name: "Twitter",
      to: `https://twitter.com/intent/tweet?url=${encodeURIComponent(address)}&text=${encodeURIComponent(text)}`,
    },
    { name: "LinkedIn", to: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}` },
  ];
  const mail = `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(`${text}\n${address}`)}`;
  return (
    <div className={classes.share}>
      <Button variant="default" popoverTarget={id} leftSection={<IconShare2 size={18} aria-hidden />}>
        {t("footer.share")}
      </Button>
      <nav id={id} popover="auto" className={classes.choices} aria-label={t("footer.shareLabel")}>
        {networks.map(({ name, to }) => (
          <button key={name} type="button" onClick={() => openPopup(to)}>
            {name}
          </button>
        ))}
        <a href={mail}>{t("footer.shareEmail")}</a>
      </nav>
    </div>
  );
}

/** The canonical address of the page in the language it is shown in. */
function useSharedAddress(): string {
  const { pathname } = useLocation();
  return usePageSetting().siteUrl + pathname + (useLocale() === "ch" ? "?lang=ch" : "");
}

function openPopup(address: string) {
  const left = window.screenX + Math.max(0, (window.outerWidth - POPUP_WIDTH_PX) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - POPUP_HEIGHT_PX) / 2);
  const features = `popup,noopener,width=${POPUP_WIDTH_PX},height=${POPUP_HEIGHT_PX},left=${left},top=${top}`;
  window.open(address, "_blank", features);
}
