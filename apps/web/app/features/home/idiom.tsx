import { useTranslation } from "react-i18next";
import { LogoMark } from "../../ui/brand/logo-mark.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Rich } from "../../ui/page/rich.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./idiom.module.css";

const idiom = [
  ["水", "shuǐ", "water"],
  ["滴", "dī", "drips"],
  ["石", "shí", "stone"],
  ["穿", "chuān", "through"],
] as const;

const hidden = ["fall", "rings", "shape"] as const;

/** Where our name and our mark come from, and the mathematics in the picture above. */
export function Idiom() {
  const { t } = useTranslation("home");
  return (
    <Section title={t("idiom.title")} tone="deep">
      <div className={classes.columns}>
        <ul className={classes.characters}>
          {idiom.map(([character, pinyin, word]) => (
            <li key={character} className={classes.row}>
              <span className={classes.character} lang="zh-Hans">
                {character}
              </span>
              <span className={classes.reading}>
                <span className={classes.pinyin} lang="zh-Latn">
                  {pinyin}
                </span>
                <span className={classes.word}>{t(`idiom.words.${word}`)}</span>
              </span>
            </li>
          ))}
        </ul>
        <div>
          <Prose>
            <p className={classes.meaning}>{t("idiom.meaning")}</p>
            <p>{t("idiom.source")}</p>
          </Prose>
          <p className={classes.mark}>
            <LogoMark size={64} />
            <span>{t("idiom.mark")}</span>
          </p>
          <h3 className={classes.subtitle}>{t("hidden.title")}</h3>
          <ul className={classes.hidden}>
            {hidden.map((name) => (
              <li key={name}>
                <Rich text={t(`hidden.${name}`)} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
