import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./board-figure.module.css";
import { useBeep } from "./use-beep.ts";

type BuzzerProps = {
  pin: number;
  hertz: number;
  /** The program that set it is still there. */
  running: boolean;
};

/** A buzzer that is seen and heard, unless its reader would rather not hear it. */
export function Buzzer({ pin, hertz, running }: BuzzerProps) {
  const { t } = useTranslation("programs");
  const [muted, setMuted] = useState(false);
  useBeep(running && !muted ? hertz : 0);
  const isOn = hertz > 0;
  const label = isOn ? t("board.buzzerIs.on", { pin, hertz: Math.round(hertz) }) : t("board.buzzerIs.off", { pin });
  return (
    <>
      <svg viewBox="0 0 64 64" className={classes.buzzer} role="img" aria-label={label} data-on={isOn || undefined}>
        <circle className={classes.case} cx="32" cy="32" r="17" />
        <circle className={classes.hole} cx="32" cy="32" r="4" />
        <path
          className={classes.wave}
          d="M12 20a24 24 0 0 0 0 24M52 20a24 24 0 0 1 0 24M5 14a34 34 0 0 0 0 36M59 14a34 34 0 0 1 0 36"
        />
      </svg>
      {isOn && <span className={classes.reading}>{Math.round(hertz)} Hz</span>}
      <button type="button" className={classes.mute} aria-pressed={muted} onClick={() => setMuted(!muted)}>
        {t("board.mute")}
      </button>
    </>
  );
}
