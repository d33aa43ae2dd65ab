import { strokeData } from "virtual:stroke-data";
import { languageTags } from "@dripstone/contract/locale";
import { Button } from "@mantine/core";
import HanziWriter from "hanzi-writer";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./characters.module.css";
import { Speak } from "./speak.tsx";

const SIZE = 240;

/** Characters to be written stroke by stroke: shown how, then written by pointer or finger. */
export default function Characters({ characters }: { characters: string }) {
  const { t } = useTranslation("lessons");
  const all = [...characters].filter((it) => it.trim() !== "");
  const [place, setPlace] = useState(0);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const character = all[place] ?? "";
  return (
    <section className={classes.characters} aria-label={t("characters.label")}>
      {all.length > 1 && (
        <fieldset aria-label={t("characters.choose")} className={classes.row} lang={languageTags.ch}>
          {all.map((it, index) => (
            <button
              key={index}
              type="button"
              className={classes.character}
              aria-pressed={index === place}
              data-done={done.has(index) ? "" : undefined}
              onClick={() => setPlace(index)}
            >
              {it}
            </button>
          ))}
        </fieldset>
      )}
      <Written key={place} character={character} onDone={() => setDone(new Set([...done, place]))} />
    </section>
  );
}

type Said = {
  kind: "start" | "watch" | "write" | "mistake" | "done" | "missing";
  strokes: number;
  left: number;
  mistakes: number;
};

function Written({ character, onDone }: { character: string; onDone: () => void }) {
  const { t } = useTranslation("lessons");
  const target = useRef<HTMLDivElement>(null);
  const writer = useRef<HanziWriter | null>(null);
  const [said, setSaid] = useState<Said>({ kind: "start", strokes: 0, left: 0, mistakes: 0 });
  const isMissing = said.kind === "missing";

  useEffect(() => {
    const place = target.current;
    const fetchStrokes = strokeData[character];
    if (!place) return;
    if (!fetchStrokes) {
      setSaid((before) => ({ ...before, kind: "missing" }));
      return;
    }
    const color = (name: string) => getComputedStyle(place).getPropertyValue(name).trim();
    writer.current = HanziWriter.create(place, character, {
      width: SIZE,
      height: SIZE,
      padding: 14,
      showCharacter: false,
      strokeColor: color("--ink"),
      outlineColor: color("--line"),
      drawingColor: color("--hue"),
      highlightColor: color("--amber-mark"),
      drawingWidth: 22,
      strokeAnimationSpeed: 1.2,
      delayBetweenStrokes: 350,
      charDataLoader: (_, onLoad, onError) => {
        fetchStrokes().then(({ default: data }) => {
          setSaid((before) => ({ ...before, strokes: data.strokes.length, left: data.strokes.length }));
          onLoad(data);
        }, onError);
      },
      onLoadCharDataError: () => setSaid((before) => ({ ...before, kind: "missing" })),
    });
    return () => {
      writer.current?.cancelQuiz();
      writer.current = null;
      place.replaceChildren();
    };
  }, [character]);

  function watch(): void {
    writer.current?.cancelQuiz();
    setSaid((before) => ({ ...before, kind: "watch" }));
    void writer.current?.animateCharacter();
  }

  function write(outline: boolean): void {
    const { current } = writer;
    if (!current) return;
    void current.hideCharacter();
    void (outline ? current.showOutline() : current.hideOutline());
    setSaid((before) => ({ ...before, kind: "write", left: before.strokes, mistakes: 0 }));
    void current.quiz({
      showHintAfterMisses: 3,
      onMistake: ({ strokesRemaining, totalMistakes }) =>
        setSaid((before) => ({ ...before, kind: "mistake", left: strokesRemaining, mistakes: totalMistakes })),
      onCorrectStroke: ({ strokesRemaining, totalMistakes }) =>
        setSaid((before) => ({ ...before, kind: "write", left: strokesRemaining, mistakes: totalMistakes })),
      onComplete: ({ totalMistakes }) => {
        setSaid((before) => ({ ...before, kind: "done", left: 0, mistakes: totalMistakes }));
        onDone();
      },
    });
  }

  return (
    <div className={classes.desk}>
      <div className={classes.paper} role="img" aria-label={t("characters.paper", { character })}>
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={classes.lines} aria-hidden="true">
          <path d={`M${SIZE / 2} 0v${SIZE}M0 ${SIZE / 2}h${SIZE}M0 0l${SIZE} ${SIZE}M${SIZE} 0L0 ${SIZE}`} />
        </svg>
        <div ref={target} className={classes.target} />
        {isMissing && (
          <span lang={languageTags.ch} className={classes.plain}>
            {character}
          </span>
        )}
      </div>
      <div className={classes.words}>
        <p role="status" className={classes.said}>
          {t(`characters.${said.kind}`, { count: said.strokes, left: said.left, mistakes: said.mistakes })}
        </p>
        <div className={classes.ways}>
          <Button variant="default" disabled={isMissing} onClick={watch}>
            {t("characters.show")}
          </Button>
          <Button disabled={isMissing} onClick={() => write(true)}>
            {t("characters.trace")}
          </Button>
          <Button variant="default" disabled={isMissing} onClick={() => write(false)}>
            {t("characters.byHeart")}
          </Button>
          <Speak language="ch" text={character}>
            {t("characters.hear")}
          </Speak>
        </div>
      </div>
    </div>
  );
}
