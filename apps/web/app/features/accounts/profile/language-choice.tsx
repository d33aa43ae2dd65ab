import { type Locale, languageTags, locales } from "@dripstone/contract/locale";
import { Group, Radio } from "@mantine/core";
import { useTranslation } from "react-i18next";

type LanguageChoiceProps = {
  value: Locale;
  onChange: (chosen: Locale) => void;
  label: string;
  description: string;
  error?: string | undefined;
};

/** The language in which somebody is addressed; each names itself. */
export function LanguageChoice({ value, onChange, ...words }: LanguageChoiceProps) {
  const { t } = useTranslation("accounts");
  return (
    <Radio.Group {...words} size="md" value={value} onChange={(chosen) => onChange(chosen as Locale)}>
      <Group gap="xl" mt="xs">
        {locales.map((language) => (
          <Radio
            size="md"
            key={language}
            value={language}
            label={<span lang={languageTags[language]}>{t(`languages.${language}`)}</span>}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}
