import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { hum, tones } from "./parts/hum.ts";
import { Press } from "./parts/press.tsx";
import { Stage } from "./parts/stage.tsx";
import { Tap } from "./parts/tap.tsx";

const WIDTH = 110;

/** The four tones as a voice goes: heard one by one, and then told apart by ear. */
export default function Tones() {
  const { t } = useTranslation("figures");
  const [asked, setAsked] = useState<number | null>(null);
  const [said, setSaid] = useState<"start" | "listen" | "right" | "wrong" | "deaf">("start");
  const audio = useRef<AudioContext | null>(null);

  function play(tone: number): boolean {
    try {
      audio.current ??= new AudioContext();
      void audio.current.resume();
      hum(audio.current, tone);
      return true;
    } catch {
      setSaid("deaf");
      return false;
    }
  }

  function choose(tone: number): void {
    if (asked === null) {
      play(tone);
      return;
    }
    const isRight = tone === asked;
    setSaid(isRight ? "right" : "wrong");
    if (isRight) setAsked(null);
    else play(asked);
  }

  function ask(): void {
    const tone = asked ?? Math.floor(Math.random() * tones.length);
    if (!play(tone)) return;
    setAsked(tone);
    setSaid("listen");
  }

  return (
    <Stage
      label={t("tones.label")}
      how={t("tones.how")}
      box={[0, 0, tones.length * WIDTH, 150]}
      width={30}
      controls={<Press onClick={ask}>{t(asked === null ? "tones.ask" : "tones.repeat")}</Press>}
      said={t(`tones.${said}`)}
    >
      {tones.map(({ syllable, pitches }, tone) => (
        <Tap
          key={syllable}
          label={t("tones.tone", { number: tone + 1, syllable })}
          onTap={() => choose(tone)}
          x={tone * WIDTH}
          y={0}
        >
          <rect x={5} y={4} width={WIDTH - 10} height={142} rx={8} className={classes.faint} stroke="var(--line)" />
          <path
            className={classes.line}
            strokeWidth={4}
            d={`M${pitches.map((pitch, at) => `${20 + (at * (WIDTH - 40)) / (pitches.length - 1)} ${94 - (pitch - 1) * 18}`).join("L")}`}
          />
          <text className={classes.large} x={WIDTH / 2} y={130}>
            {syllable}
          </text>
        </Tap>
      ))}
    </Stage>
  );
}
