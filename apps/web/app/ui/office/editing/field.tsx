import { type Locale, languageTags } from "@dripstone/contract/locale";
import { NativeSelect, Switch, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Counter } from "../../editor/counter.tsx";
import { Preview } from "../../editor/preview.tsx";
import { LanguagePair } from "../language-pair.tsx";
import classes from "./field.module.css";
import { useFields } from "./fields.ts";
import { usePartText } from "./part-text.ts";
import { textOf } from "./values.ts";

/** Help stands below, so that what is beside each other is at one height. */
const ORDER = ["label", "input", "description", "error"] as const;

type LineProps = {
  of: string;
  help?: string;
  type?: "text" | "date" | "time" | "datetime-local" | "url";
  inputMode?: "numeric" | "decimal";
};

/** Several lines that both languages have in common. */
export function Lines({ of, help }: { of: string; help?: string }) {
  const { values, errorOf, change } = useFields();
  const { nameOf } = usePartText();
  return (
    <Textarea
      label={nameOf(of)}
      description={help}
      inputWrapperOrder={[...ORDER]}
      value={textOf(values, of)}
      error={errorOf(of)}
      onChange={({ currentTarget }) => change(of, currentTarget.value)}
      autosize
      minRows={3}
      maxRows={12}
    />
  );
}

/** A line of text, a day, a time or a number. */
export function Line({ of, help, type = "text", inputMode }: LineProps) {
  const { values, errorOf, change } = useFields();
  const { nameOf } = usePartText();
  return (
    <TextInput
      label={nameOf(of)}
      description={help}
      inputWrapperOrder={[...ORDER]}
      type={type}
      inputMode={inputMode}
      value={textOf(values, of)}
      error={errorOf(of)}
      onChange={({ currentTarget }) => change(of, currentTarget.value)}
      autoComplete="off"
    />
  );
}

/** One of several. */
export function OneOf({ of, help }: { of: string; help?: string }) {
  const { values, choices, errorOf, change } = useFields();
  const { nameOf } = usePartText();
  return (
    <NativeSelect
      size="md"
      label={nameOf(of)}
      description={help}
      inputWrapperOrder={[...ORDER]}
      value={textOf(values, of)}
      error={errorOf(of)}
      onChange={({ currentTarget }) => change(of, currentTarget.value)}
      data={[...(choices[of] ?? [])]}
    />
  );
}

/** Yes or no. */
export function Flag({ of, help }: { of: string; help?: string }) {
  const { values, change } = useFields();
  const { nameOf } = usePartText();
  return (
    <Switch
      label={nameOf(of)}
      description={help}
      checked={values[of] === true}
      onChange={({ currentTarget }) => change(of, currentTarget.checked)}
    />
  );
}

type WordsProps = {
  /** Its path without the language; a language stands behind it, or where `*` is. */
  of: string;
  max: number;
  /** So many lines; one unless told. */
  rows?: number;
  /** Whether it is Markdown, shown as it will be. */
  preview?: boolean;
};

/** A text in both languages. */
export function Words({ of, max, rows, preview = false }: WordsProps) {
  const { t } = useTranslation("office");
  const { values } = useFields();
  const { nameOf } = usePartText();
  return (
    <LanguagePair>
      {(locale) => {
        const key = pathIn(of, locale);
        return (
          <div className={classes.words}>
            <Word of={key} locale={locale} max={max} rows={rows} />
            {preview && (
              <div lang={languageTags[locale]}>
                <Preview images="/" text={textOf(values, key)} label={t("preview", { what: nameOf(key) })} />
              </div>
            )}
          </div>
        );
      }}
    </LanguagePair>
  );
}

const pathIn = (of: string, locale: Locale) => (of.includes("*") ? of.replace("*", locale) : `${of}.${locale}`);

function Word({ of, locale, max, rows }: { of: string; locale: Locale; max: number; rows: number | undefined }) {
  const { values, errorOf, change } = useFields();
  const { nameOf } = usePartText();
  const text = textOf(values, of);
  const props = {
    label: nameOf(of),
    value: text,
    error: errorOf(of),
    lang: languageTags[locale],
    classNames: { input: classes.input ?? "" },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(of, currentTarget.value),
  };
  return (
    <div>
      {rows ? (
        <Textarea {...props} autosize minRows={rows} maxRows={24} />
      ) : (
        <TextInput {...props} autoComplete="off" />
      )}
      <Counter text={text} min={0} max={max} />
    </div>
  );
}
