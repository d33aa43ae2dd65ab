import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/notice/notice.tsx";

/** So often the server is asked whether it has handed the sitting in: its clock alone decides when. */
const ASK_MS = 1500;

/** The time is up by the time that was left; the page waits for the server to say so, too. */
export function TimeIsUp({ onAsk }: { onAsk: () => unknown }) {
  const { t } = useTranslation("practice-tests");
  useEffect(() => {
    const timer = setInterval(() => void onAsk(), ASK_MS);
    return () => clearInterval(timer);
  }, [onAsk]);
  return (
    <div role="alert">
      <Notice title={t("sitting.over.title")} text={t("sitting.over.text")} />
    </div>
  );
}
