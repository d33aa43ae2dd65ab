import { type Locale, languageTags } from "@dripstone/contract/locale";
import { Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Counter } from "../../../../ui/editor/counter.tsx";
import { Preview } from "../../../../ui/editor/preview.tsx";
import { LanguagePair } from "../../../../ui/office/language-pair.tsx";
import { Part } from "../../../../ui/office/part.tsx";
import { wordBounds } from "./issues.ts";
import type { FieldProps } from "./use-checks.ts";
import classes from "./words.module.css";

/** Name, description and rules in both languages. */
export function Words({ slug, ...field }: FieldProps & { slug: string | undefined }) {
  const { t } = useTranslation("categories");
  const { values } = field;
  return (
    <>
      <Part title={t("words.title")}>
        <LanguagePair>
          {(locale) => (
            <div className={classes.fields}>
              <Word {...field} of="name" locale={locale} />
              <Word {...field} of="description" locale={locale} rows={3} />
            </div>
          )}
        </LanguagePair>
        <p className={classes.help}>{slug ? t("words.address", { slug }) : t("words.newAddress")}</p>
      </Part>
      <Part title={t("rules.title")} help={t("rules.help")}>
        <LanguagePair>
          {(locale) => (
            <div className={classes.fields}>
              <Word {...field} of="rules" locale={locale} rows={6} />
              <div lang={languageTags[locale]}>
                <Preview
                  images="/"
                  text={values.rules[locale]}
                  label={t("rules.preview", { language: t(`language.${locale}`) })}
                />
              </div>
            </div>
          )}
        </LanguagePair>
      </Part>
    </>
  );
}

type WordProps = FieldProps & { of: keyof typeof wordBounds; locale: Locale; rows?: number };

function Word({ values, errorOf, leave, change, of, locale, rows }: WordProps) {
  const { t } = useTranslation("categories");
  const portion = `${of}.${locale}` as const;
  const text = values[of][locale];
  const props = {
    label: t("labelIn", { what: t(`field.${of}`), language: t(`language.${locale}`) }),
    value: text,
    error: errorOf(portion),
    lang: languageTags[locale],
    classNames: { input: classes.input ?? "" },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(portion, currentTarget.value),
    onBlur: () => text && leave(portion),
  };
  return (
    <div>
      {rows ? <Textarea {...props} rows={rows} resize="vertical" /> : <TextInput {...props} autoComplete="off" />}
      <Counter text={text} {...wordBounds[of]} />
    </div>
  );
}
