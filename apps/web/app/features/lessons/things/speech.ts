import { type Locale, languageTags } from "@dripstone/contract/locale";
import { useEffect, useState } from "react";

/** A slower voice than usual, for those who learn. */
const RATE = 0.8;

/** Speaks a text in its language; null where the browser has no voice for that, `undefined` until it is known. */
export function useSpeech(language: Locale): ((text: string) => void) | null | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null | undefined>(undefined);
  useEffect(() => {
    const speech = window.speechSynthesis;
    if (!speech) {
      setVoice(null);
      return;
    }
    const beginning = languageTags[language].slice(0, 2);
    const look = () =>
      setVoice(speech.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(beginning)) ?? null);
    // Some browsers know their voices at once, others tell later.
    look();
    speech.addEventListener?.("voiceschanged", look);
    return () => {
      speech.removeEventListener?.("voiceschanged", look);
      speech.cancel();
    };
  }, [language]);
  return (
    voice &&
    ((text) => {
      const said = new SpeechSynthesisUtterance(text);
      Object.assign(said, { voice, lang: voice.lang, rate: RATE });
      window.speechSynthesis.cancel();
      window.speechSynthesis.speak(said);
    })
  );
}
