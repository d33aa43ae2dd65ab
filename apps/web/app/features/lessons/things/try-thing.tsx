import type { Thing } from "@dripstone/contract/lessons/things";
import { type ComponentType, memo, Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { OnFailure } from "../../../ui/failure/on-failure.tsx";
import { latePart } from "../../../ui/late/late-part.tsx";
import { figures } from "../figures/figures.ts";
import { fileName } from "../programs/cell/file-name.ts";
import { ThingFrame } from "./thing-frame.tsx";
import classes from "./try-thing.module.css";
import { wiredParts } from "./wired-parts.ts";

const Characters = latePart(() => import("./characters.tsx"));
const Dictation = latePart(() => import("./dictation.tsx"));
const Cards = latePart(() => import("./cards.tsx"));
const Reading = latePart(() => import("./reading.tsx"));
const PiPanel = latePart(async () => ({ default: (await import("../programs/pi/pi-panel.tsx")).PiPanel }));
const CppCell = latePart(async () => ({ default: (await import("../programs/cpp/cpp-cell.tsx")).CppCell }));
const PythonCell = latePart(async () => ({ default: (await import("../programs/python/python-cell.tsx")).PythonCell }));

type TryThingProps = {
  thing: Thing;
  /** Under which what is made of it is kept, for what can be changed. */
  name?: string;
};

/**
 * Something to touch in a lesson; its code comes with the lessons that have it. What is drawn anew before that has come throws away what the
 * server has drawn, so it stays as it is when the page around it changes.
 */
export const TryThing = memo(({ thing, name = "" }: TryThingProps) => {
  const { t } = useTranslation("lessons");
  return (
    <ThingFrame kind={thing.kind}>
      <OnFailure fallback={<p className={classes.failed}>{t("things.failed")}</p>}>
        <Suspense fallback={<p className={classes.waiting}>{t("things.loading")}</p>}>
          <Touched thing={thing} name={name} />
        </Suspense>
      </OnFailure>
    </ThingFrame>
  );
});

function Touched({ thing, name }: Required<TryThingProps>) {
  switch (thing.kind) {
    case "figure": {
      const Figure: ComponentType<{ settings: typeof thing.settings }> = figures[thing.figure];
      return <Figure settings={thing.settings} />;
    }
    case "characters":
      return <Characters characters={thing.characters} />;
    case "dictation":
      return <Dictation language={thing.language} sentences={thing.sentences} />;
    case "cards":
      return <Cards cards={thing.cards} />;
    case "reading":
      return <Reading lines={thing.lines} />;
    case "pi":
      return <WiredPi name={name} thing={thing} title={fileName(name, "python")} />;
    case "python":
      return <PythonCell id={name} title={fileName(name, "python")} program={thing.program} />;
    case "cpp":
      return <CppCell id={name} title={fileName(name, "cpp")} program={thing.program} />;
  }
}

type WiredPiProps = { name: string; title: string; thing: Extract<Thing, { kind: "pi" }> };

function WiredPi({ name, title, thing }: WiredPiProps) {
  const parts = useMemo(() => wiredParts(thing.parts), [thing.parts]);
  return <PiPanel id={name} title={title} program={thing.program} parts={parts} />;
}
