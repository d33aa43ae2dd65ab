import { type Locale, languageTags } from "@dripstone/contract/locale";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LanguagePair } from "../../../../ui/office/language-pair.tsx";
import { Part } from "../../../../ui/office/part.tsx";
import { FigureButton } from "../figure/figure-button.tsx";
import { fieldId, useWriting } from "../writing.ts";
import { MarkdownField } from "./markdown-field.tsx";
import type { Previews } from "./use-previews.ts";

/** Title and statement: what a student reads first. */
export function Statement({ previews }: { previews: Previews }) {
  const { t } = useTranslation("weekly-desk");
  const { problem, change } = useWriting();
  return (
    <Part title={t("text.statement")} help={t("text.help")} tools={<FigureButton place={{ part: "statement" }} />}>
      <LanguagePair>{(locale) => <Title locale={locale} />}</LanguagePair>
      <LanguagePair>
        {(locale) => (
          <MarkdownField
            path={`texts.${locale}.statement`}
            locale={locale}
            what={t("text.statement")}
            value={problem.texts[locale].statement}
            onWrite={(text) =>
              change(({ texts }) => {
                texts[locale].statement = text;
              })
            }
            rows={9}
            html={previews[locale]?.statementHtml}
            statement
          />
        )}
      </LanguagePair>
    </Part>
  );
}

function Title({ locale }: { locale: Locale }) {
  const { t } = useTranslation("weekly-desk");
  const { problem, change, readOnly, issueAt } = useWriting();
  const path = `texts.${locale}.title`;
  return (
    <TextInput
      id={fieldId(path)}
      label={t("labelIn", { what: t("text.title"), language: t(`language.${locale}`) })}
      value={problem.texts[locale].title}
      onChange={({ currentTarget: { value } }) =>
        change(({ texts }) => {
          texts[locale].title = value;
        })
      }
      error={issueAt(path)}
      readOnly={readOnly}
      lang={languageTags[locale]}
      autoComplete="off"
    />
  );
}
