import { type Locale, languageTags } from "@dripstone/contract/locale";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "../../../ui/form/form.tsx";
import { compare } from "./compare.ts";
import classes from "./dictation.module.css";
import { Speak } from "./speak.tsx";
import { useSpeech } from "./speech.ts";

/** Sentences that are heard and written down; what differs is shown. Where nothing speaks, each is read once, and written from memory. */
export default function Dictation({ language, sentences }: { language: Locale; sentences: readonly string[] }) {
  const { t } = useTranslation("lessons");
  const speech = useSpeech(language);
  const [place, setPlace] = useState(0);
  const sentence = sentences[place];
  if (sentence === undefined) {
    return (
      <section className={classes.dictation} aria-label={t("dictation.label")}>
        <p role="status" className={classes.done}>
          {t("dictation.done")}
        </p>
        <Button variant="default" onClick={() => setPlace(0)}>
          {t("dictation.restart")}
        </Button>
      </section>
    );
  }
  return (
    <section className={classes.dictation} aria-label={t("dictation.label")}>
      <p className={classes.count}>{t("dictation.count", { number: place + 1, count: sentences.length })}</p>
      <Sentence
        key={place}
        sentence={sentence}
        language={language}
        mute={speech === null}
        onNext={() => setPlace(place + 1)}
      />
    </section>
  );
}

type SentenceProps = { sentence: string; language: Locale; mute: boolean; onNext: () => void };

function Sentence({ sentence, language, mute, onNext }: SentenceProps) {
  const { t } = useTranslation("lessons");
  const [written, setWritten] = useState("");
  const [hidden, setHidden] = useState(false);
  const [parts, setParts] = useState<ReturnType<typeof compare> | null>(null);
  const isRight = parts?.every(({ same }) => same) ?? false;
  const lang = languageTags[language];
  return (
    <Form onSend={() => setParts(compare(sentence, written, language))} className={classes.sentence}>
      <Speak language={language} text={sentence}>
        {t("dictation.hear")}
      </Speak>
      {mute && !hidden && !parts && (
        <p className={classes.memory}>
          <span lang={lang}>{sentence}</span>
        </p>
      )}
      {mute && !hidden && !parts && (
        <Button variant="default" onClick={() => setHidden(true)}>
          {t("dictation.hide")}
        </Button>
      )}
      {(!mute || hidden || parts) && (
        <>
          <TextInput
            label={t(mute ? "dictation.fromMemory" : "dictation.write")}
            lang={lang}
            value={written}
            onChange={(event) => {
              setWritten(event.currentTarget.value);
              setParts(null);
            }}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
          />
          <div role="status">
            {parts && (
              <>
                <p className={classes.verdict}>{t(isRight ? "dictation.right" : "dictation.differs")}</p>
                {!isRight && (
                  <p lang={lang} className={classes.compared}>
                    {parts.map(({ text, same }, index) =>
                      same ? <span key={index}>{text}</span> : <mark key={index}>{text}</mark>,
                    )}
                  </p>
                )}
              </>
            )}
          </div>
          <div className={classes.ways}>
            {!isRight && <Button type="submit">{t("exercise.check")}</Button>}
            {parts && (
              <Button variant={isRight ? "filled" : "default"} onClick={onNext}>
                {t("dictation.next")}
              </Button>
            )}
          </div>
        </>
      )}
    </Form>
  );
}
