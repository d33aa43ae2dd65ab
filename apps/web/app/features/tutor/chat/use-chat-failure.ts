import { useTranslation } from "react-i18next";
import type { Failure } from "../../../api/failure.ts";
import { useFailureText } from "../../../ui/failure/failure-text.ts";

/** What a student reads when the tutor could not answer. */
export function useChatFailure(): (failure: Failure) => string {
  const { t } = useTranslation("chat");
  const failureText = useFailureText();
  return (failure) => {
    const { code, status = 0 } = failure;
    if (code === "CHAT_TIMED_OUT") return t("failed.timeout");
    if (status === 401) return t("failed.login");
    if (status === 402) return t("failed.budget");
    if (status === 429) return t("failed.tooMany");
    if (status >= 500) return t("failed.server");
    if (failure.fields?.picture?.code === "FILE_GONE") return t("picture.goneMeanwhile");
    return failureText(failure, t("failed.other"));
  };
}
