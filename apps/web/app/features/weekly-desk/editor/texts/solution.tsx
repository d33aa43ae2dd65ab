import { useTranslation } from "react-i18next";
import { LanguagePair } from "../../../../ui/office/language-pair.tsx";
import { Part } from "../../../../ui/office/part.tsx";
import { FigureButton } from "../figure/figure-button.tsx";
import { useWriting } from "../writing.ts";
import { MarkdownField } from "./markdown-field.tsx";
import type { Previews } from "./use-previews.ts";

/** The whole way, published when the week is over. */
export function Solution({ previews }: { previews: Previews }) {
  const { t } = useTranslation("weekly-desk");
  const { problem, change } = useWriting();
  return (
    <Part
      title={t("text.solution")}
      help={t("text.solutionHelp")}
      tools={<FigureButton place={{ part: "solution" }} />}
    >
      <LanguagePair>
        {(locale) => (
          <MarkdownField
            path={`texts.${locale}.solution`}
            locale={locale}
            what={t("text.solution")}
            value={problem.texts[locale].solution}
            onWrite={(text) =>
              change(({ texts }) => {
                texts[locale].solution = text;
              })
            }
            rows={8}
            html={previews[locale]?.solutionHtml}
          />
        )}
      </LanguagePair>
    </Part>
  );
}
