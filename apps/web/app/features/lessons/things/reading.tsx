import type { Thing } from "@dripstone/contract/lessons/things";
import { languageTags } from "@dripstone/contract/locale";
import { useLocalStorage } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import classes from "./reading.module.css";
import { Speak } from "./speak.tsx";

type Line = Extract<Thing, { kind: "reading" }>["lines"][number];

/** Chinese lines, with pinyin above them for whoever wants it. */
export default function Reading({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation("lessons");
  const [pinyin, setPinyin] = useLocalStorage({ key: "pinyin", defaultValue: true });
  const text = (line: Line) => line.map(({ character }) => character).join("");
  return (
    <section className={classes.reading} aria-label={t("reading.label")}>
      <div className={classes.tools}>
        <label className={classes.switch}>
          <input type="checkbox" checked={pinyin} onChange={(event) => setPinyin(event.currentTarget.checked)} />
          {t("reading.pinyin")}
        </label>
        <Speak language="ch" text={lines.map(text).join("\n")}>
          {t("reading.hear")}
        </Speak>
      </div>
      <div lang={languageTags.ch} className={classes.lines}>
        {lines.map((line, index) => (
          <p key={index}>
            {line.map(({ character, pinyin: sound }, place) =>
              sound && pinyin ? (
                <ruby key={place}>
                  {character}
                  <rt lang="zh-Latn">{sound}</rt>
                </ruby>
              ) : (
                <span key={place}>{character}</span>
              ),
            )}
          </p>
        ))}
      </div>
    </section>
  );
}
