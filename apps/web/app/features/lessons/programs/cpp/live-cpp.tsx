import { cpp } from "@codemirror/lang-cpp";
import { useTranslation } from "react-i18next";
import { Rich } from "../../../../ui/page/rich.tsx";
import { LiveCell, type LiveCellProps } from "../cell/live-cell.tsx";
import { explainCpp } from "../explaining/explain-cpp.ts";

export function LiveCpp(props: LiveCellProps) {
  const { t } = useTranslation("programs");
  return (
    <LiveCell
      {...props}
      language="cpp"
      syntax={cpp}
      explain={(failure, source) => {
        const explained = explainCpp(failure, source);
        return explained && <Rich text={t(`explain.cpp.${explained.key}`, { replace: explained.values })} />;
      }}
      stage={() => null}
      reads={(source) => /\b(cin|getline|scanf)\b/.test(source)}
    />
  );
}
