/** The tones on the five steps of a voice, 1 low and 5 high. */
export const tones = [
  { syllable: "mā", pitches: [5, 5] },
  { syllable: "má", pitches: [3, 5] },
  { syllable: "mǎ", pitches: [2, 1, 4] },
  { syllable: "mà", pitches: [5, 1] },
] as const;

const LOW_HZ = 150;
/** From one step of the voice to the next. */
const STEP = 2 ** (2.5 / 12);
const LENGTH_S = 0.55;
const SOFT = 0.16;

/** Hums a tone: a voice's way up and down without its word. */
export function hum(audio: AudioContext, tone: number): void {
  const { pitches } = tones[tone] ?? tones[0];
  const begin = audio.currentTime + 0.03;
  const voice = audio.createOscillator();
  const loudness = audio.createGain();
  voice.type = "triangle";
  pitches.forEach((pitch, at) => {
    const when = begin + (at * LENGTH_S) / (pitches.length - 1);
    const hertz = LOW_HZ * STEP ** pitch;
    if (at === 0) voice.frequency.setValueAtTime(hertz, when);
    else voice.frequency.linearRampToValueAtTime(hertz, when);
  });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(SOFT, begin + 0.04);
  loudness.gain.setValueAtTime(SOFT, begin + LENGTH_S - 0.08);
  loudness.gain.linearRampToValueAtTime(0, begin + LENGTH_S);
  voice.connect(loudness).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + LENGTH_S + 0.05);
}
