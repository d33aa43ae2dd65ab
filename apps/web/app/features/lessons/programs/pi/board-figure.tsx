import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./board-figure.module.css";
import { Buzzer } from "./buzzer.tsx";
import { FieldFigure } from "./field-figure.tsx";
import { DISTANCE_AT_FIRST, type Inputs } from "./inputs.ts";
import type { Board, Part } from "./parts.ts";

type BoardFigureProps = {
  parts: readonly Part[];
  board: Board | null;
  inputs: Inputs;
  /** A program has the board now. */
  running: boolean;
};

/** What is wired to the board, as the program sets it and for the reader to press. */
export function BoardFigure({ parts, board, inputs, running }: BoardFigureProps) {
  const { t } = useTranslation("programs");
  const hasRobot = parts.some(({ kind }) => kind === "robot");
  const levelOf = (pin: number) => board?.values[pin] ?? 0;
  const hasInputs = parts.some(({ kind }) => kind === "button" || (kind === "distance" && !hasRobot));
  return (
    <div className={classes.board}>
      {hasRobot && <FieldFigure rover={board?.rover ?? null} />}
      <div className={classes.parts}>
        {parts.map((part) => {
          if (part.kind === "led") return <Led key={part.pin} part={part} value={levelOf(part.pin)} />;
          if (part.kind === "buzzer")
            return (
              <Tile key={part.pin} pin={part.pin}>
                <Buzzer pin={part.pin} hertz={levelOf(part.pin)} running={running} />
              </Tile>
            );
          if (part.kind === "servo") return <Servo key={part.pin} pin={part.pin} value={levelOf(part.pin)} />;
          if (part.kind === "button") return <PushButton key={part.pin} pin={part.pin} inputs={inputs} />;
          if (part.kind === "distance" && !hasRobot) return <Distance key={part.pin} pin={part.pin} inputs={inputs} />;
          return null;
        })}
      </div>
      {hasInputs && !inputs.memory && <p className={classes.deaf}>{t("board.deaf")}</p>}
    </div>
  );
}

function Tile({ pin, children }: { pin: number; children: ReactNode }) {
  return (
    <div className={classes.tile}>
      {children}
      <span className={classes.pin}>GPIO {pin}</span>
    </div>
  );
}

function Led({ part: { pin, color }, value }: { part: Extract<Part, { kind: "led" }>; value: number }) {
  const { t } = useTranslation("programs");
  const state = value === 0 ? "off" : value >= 1 ? "on" : "part";
  const label = t(`board.ledIs.${state}`, { pin, percent: Math.round(value * 100) });
  return (
    <Tile pin={pin}>
      <svg viewBox="0 0 48 64" className={classes.led} data-color={color} role="img" aria-label={label}>
        <circle className={classes.glow} cx="24" cy="24" r="23" opacity={value * 0.45} />
        <path className={classes.legs} d="M19 42V62M29 42V58" />
        <path className={classes.bulb} d="M11 42V24a13 13 0 0 1 26 0V42Z" />
        <path className={classes.light} d="M11 42V24a13 13 0 0 1 26 0V42Z" opacity={value} />
        <path className={classes.foot} d="M8 40H40V45H8Z" />
        <path className={classes.shine} d="M17 25a7 7 0 0 1 6-7" />
      </svg>
    </Tile>
  );
}

function Servo({ pin, value }: { pin: number; value: number }) {
  const { t } = useTranslation("programs");
  const degrees = Math.round(value * 90);
  return (
    <Tile pin={pin}>
      <svg viewBox="0 0 64 64" className={classes.servo} role="img" aria-label={t("board.servoIs", { pin, degrees })}>
        <path className={classes.case} d="M14 30H50V62H14Z" />
        <path className={classes.arm} d="M28 34V8a4 4 0 0 1 8 0V34Z" transform={`rotate(${degrees} 32 36)`} />
        <circle className={classes.hole} cx="32" cy="36" r="5" />
      </svg>
    </Tile>
  );
}

function PushButton({ pin, inputs }: { pin: number; inputs: Inputs }) {
  const { t } = useTranslation("programs");
  const [isDown, setIsDown] = useState(false);
  const press = (next: boolean) => {
    setIsDown(next);
    inputs.set(pin, next ? 1 : 0);
  };
  const isPress = (key: string) => key === " " || key === "Enter";
  return (
    <Tile pin={pin}>
      <button
        type="button"
        className={classes.button}
        aria-label={t("board.buttonOn", { pin })}
        aria-pressed={isDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          press(true);
        }}
        onPointerUp={() => press(false)}
        onPointerCancel={() => press(false)}
        onKeyDown={({ key, repeat }) => isPress(key) && !repeat && press(true)}
        onKeyUp={({ key }) => isPress(key) && press(false)}
        onBlur={() => isDown && press(false)}
      />
    </Tile>
  );
}

function Distance({ pin, inputs }: { pin: number; inputs: Inputs }) {
  const { t } = useTranslation("programs");
  const id = useId();
  const [cm, setCm] = useState(DISTANCE_AT_FIRST);
  return (
    <div className={classes.distance}>
      <label htmlFor={id}>{t("board.distanceOn", { pin, cm })}</label>
      <input
        id={id}
        type="range"
        min={2}
        max={100}
        value={cm}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          setCm(valueAsNumber);
          inputs.set(pin, valueAsNumber);
        }}
      />
    </div>
  );
}
