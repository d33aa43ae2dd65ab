import { useEffect, useRef } from "react";

const SOFT = 0.05;
/** So fast a tone comes and goes, in seconds: at once, it would crackle. */
const SWELL_S = 0.01;
/** What a small loudspeaker can do. */
const LOWEST_HZ = 40;
const HIGHEST_HZ = 12_000;

type Voice = { audio: AudioContext; tone: OscillatorNode; loudness: GainNode };

/** Sounds a tone of so many hertz; nothing at 0, and where a browser has no sound. It begins after a press on Run, which lets pages sound. */
export function useBeep(hertz: number): void {
  const voice = useRef<Voice>(null);
  useEffect(() => {
    if (hertz > 0) voice.current ??= newVoice();
    if (!voice.current) return;
    const { audio, tone, loudness } = voice.current;
    if (hertz > 0) tone.frequency.setTargetAtTime(clampHertz(hertz), audio.currentTime, SWELL_S / 4);
    loudness.gain.setTargetAtTime(hertz > 0 ? SOFT : 0, audio.currentTime, SWELL_S);
  }, [hertz]);
  useEffect(
    () => () => {
      void voice.current?.audio.close();
      voice.current = null;
    },
    [],
  );
}

const clampHertz = (hertz: number) => Math.min(HIGHEST_HZ, Math.max(LOWEST_HZ, hertz));

function newVoice(): Voice | null {
  if (typeof AudioContext === "undefined") return null;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "square";
  loudness.gain.value = 0;
  tone.connect(loudness).connect(audio.destination);
  tone.start();
  return { audio, tone, loudness };
}
