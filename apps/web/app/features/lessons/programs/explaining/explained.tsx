import { useTranslation } from "react-i18next";
import { Rich } from "../../../../ui/page/rich.tsx";
import type { Failure } from "../running/messages.ts";
import { explainCpp } from "./explain-cpp.ts";
import { explainPython } from "./explain-python.ts";

/** Says a failure of a program in the reader's words; null if it has none. */
export function useExplaining(language: "python" | "cpp") {
  const { t } = useTranslation("programs");
  return (failure: Failure, source: string) => {
    if (language === "cpp") {
      const explained = explainCpp(failure, source);
      return explained && <Rich text={t(`explain.cpp.${explained.key}`, { replace: explained.values })} />;
    }
    const explained = explainPython(failure, source);
    return explained && <Rich text={t(`explain.python.${explained.key}`, { replace: explained.values })} />;
  };
}
