import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useLocale } from "../i18n/use-locale.ts";
import { usePageSetting } from "../ui/head/page-setting.ts";
import { fetchPart } from "../ui/late/fetch-part.ts";
import { useToast } from "../ui/toast/toast.tsx";
import classes from "./share-button.module.css";

const POPUP_WIDTH_PX = 600;
const POPUP_HEIGHT_PX = 400;

/** The page's public address for three networks, each in a popup, by e-mail, copied, and to be scanned by a phone, as WeChat has it. */
export default function ShareChoices() {
  const { t } = useTranslation(["share", "common"]);
  const say = useToast();
  const address = useSharedAddress();
  const [drawn, setDrawn] = useState<{ of: string; code: Code } | null>(null);
  const text = t("text");
  const networks = [
    { name: "Facebook", to: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}` },
    {
      name: "Twitter",
      to: `https://twitter.com/intent/tweet?url=${encodeURIComponent(address)}&text=${encodeURIComponent(text)}`,
    },
    { name: "LinkedIn", to: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}` },
  ];
  const mail = `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(`${text}\n${address}`)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      say(t("copied"));
    } catch {
      // A browser that keeps us from the clipboard lets its person copy it.
      window.prompt(t("copy"), address);
    }
  };
  const isDrawn = drawn?.of === address;
  const draw = () =>
    codeOf(address).then(
      (code) => setDrawn({ of: address, code }),
      () => say(t("common:error.offline")),
    );
  return (
    <>
      <button type="button" onClick={copy}>
        {t("copy")}
      </button>
      <button type="button" aria-expanded={isDrawn} onClick={() => (isDrawn ? setDrawn(null) : draw())}>
        {t("code")}
      </button>
      {isDrawn ? (
        <figure className={classes.code}>
          <svg viewBox={`0 0 ${drawn.code.size} ${drawn.code.size}`} role="img" aria-label={t("codeOf", { address })}>
            <rect width="100%" height="100%" fill="#fff" />
            <path d={drawn.code.path} fill="#000" shapeRendering="crispEdges" />
          </svg>
          <figcaption>{t("scan")}</figcaption>
        </figure>
      ) : (
        <>
          {networks.map(({ name, to }) => (
            <button key={name} type="button" onClick={() => openPopup(to)}>
              {name}
            </button>
          ))}
          <a href={mail}>{t("email")}</a>
        </>
      )}
    </>
  );
}

/** The canonical address of the page in the language it is shown in. */
function useSharedAddress(): string {
  const { pathname } = useLocation();
  return usePageSetting().siteUrl + pathname + (useLocale() === "ch" ? "?lang=ch" : "");
}

type Code = { size: number; path: string };

/** So wide is the white rim without which a camera finds no code. */
const RIM = 4;

/** A QR code, its dark squares as one path. */
async function codeOf(address: string): Promise<Code> {
  const { encode } = await fetchPart(() => import("uqr"));
  const { data, size } = encode(address, { ecc: "M", border: RIM });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size, path: squares.join("") };
}

function openPopup(address: string) {
  const left = window.screenX + Math.max(0, (window.outerWidth - POPUP_WIDTH_PX) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - POPUP_HEIGHT_PX) / 2);
  const features = `popup,noopener,width=${POPUP_WIDTH_PX},height=${POPUP_HEIGHT_PX},left=${left},top=${top}`;
  window.open(address, "_blank", features);
}
