import classes from "./poem.module.css";

/** Wang Zhihuan, "Climbing the Stork Tower", eighth century. */
const lines = [
  ["白日依山尽，", "bái rì yī shān jìn"],
  ["黄河入海流。", "huáng hé rù hǎi liú"],
  ["欲穷千里目，", "yù qióng qiān lǐ mù"],
  ["更上一层楼。", "gèng shàng yì céng lóu"],
] as const;

/** The poem with its pinyin over each character. */
export function Poem() {
  return (
    <figure className={classes.poem} lang="zh-Hans">
      <figcaption className={classes.name}>
        登鹳雀楼 <span>唐·王之涣</span>
      </figcaption>
      {lines.map(([line, pinyin]) => (
        <p key={line} className={classes.line}>
          {pinyin.split(" ").map((syllable, index) => (
            <ruby key={`${index} ${syllable}`}>
              {line[index]}
              <rt>{syllable}</rt>
            </ruby>
          ))}
          {line.at(-1)}
        </p>
      ))}
    </figure>
  );
}
