import { type Locale, languageTags, locales } from "@dripstone/contract/locale";
import { markdownLimits } from "@dripstone/markdown/limits";
import { Button, FileButton, Group, Textarea, TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { useIssueText } from "../../../../ui/failure/failure-text.ts";
import { Form } from "../../../../ui/form/form.tsx";
import { useWriting } from "../writing.ts";
import { useFigureFaultText } from "./figure-fault-text.ts";
import { FigurePreview } from "./figure-preview.tsx";
import { type FigurePlace, placeFigure } from "./place-figure.ts";
import { figureBlock, readFigure, readSvgFile } from "./read-figure.ts";

type FigureDialogProps = { place: FigurePlace; opened: boolean; onClose: () => void };

/** Takes a drawing from a file or as it is pasted, with words for those who do not see it, and puts it into both languages. */
export default function FigureDialog({ opened, ...rest }: FigureDialogProps) {
  const { t } = useTranslation("weekly-desk");
  return (
    <Dialog opened={opened} title={t("figure.title")} onClose={rest.onClose} size="40rem">
      <FigureForm {...rest} />
    </Dialog>
  );
}

function FigureForm({ place, onClose }: Omit<FigureDialogProps, "opened">) {
  const { t } = useTranslation("weekly-desk");
  const { change } = useWriting();
  const issueText = useIssueText();
  const faultText = useFigureFaultText();
  const [source, setSource] = useState("");
  const [shows, setShows] = useState<Record<Locale, string>>({ en: "", ch: "" });
  const [tried, setTried] = useState(false);
  /** Why nothing could be taken from the file that was chosen. */
  const [fileFault, setFileFault] = useState<string>();
  const sourceId = useId();
  const figure = source.trim() === "" ? null : readFigure(source);
  const fault = fileFault ?? figure?.fault;
  const required = issueText({ code: "FIELD_REQUIRED" });

  async function take(file: File | null): Promise<void> {
    if (!file) return;
    const read = await readSvgFile(file);
    setFileFault(read.fault);
    setSource(read.source);
  }

  const insert = () => {
    setTried(true);
    const svg = figure?.svg;
    if (svg === undefined || locales.some((locale) => shows[locale].trim() === "")) return;
    change((problem) =>
      placeFigure(problem, place, { en: figureBlock(svg, shows.en), ch: figureBlock(svg, shows.ch) }),
    );
    onClose();
  };

  return (
    <Form onSend={insert}>
      <p>{t("figure.help", { width: markdownLimits.FIGURE_WIDTH_MAX })}</p>
      <Group>
        <FileButton accept=".svg,image/svg+xml" onChange={take}>
          {(props) => (
            <Button {...props} variant="default" aria-describedby={sourceId}>
              {t("figure.choose")}
            </Button>
          )}
        </FileButton>
      </Group>
      <Textarea
        id={sourceId}
        label={t("figure.paste")}
        value={source}
        onChange={(event) => {
          setFileFault(undefined);
          setSource(event.currentTarget.value);
        }}
        error={fault !== undefined ? faultText(fault) : tried && !figure ? required : undefined}
        rows={4}
        spellCheck={false}
        autoComplete="off"
      />
      {figure?.svg !== undefined && <FigurePreview block={figureBlock(figure.svg, shows.en || t("figure.preview"))} />}
      {locales.map((locale) => (
        <TextInput
          key={locale}
          label={t("labelIn", { what: t("figure.shows"), language: t(`language.${locale}`) })}
          description={t("figure.showsHelp")}
          value={shows[locale]}
          onChange={({ currentTarget: { value } }) => setShows((before) => ({ ...before, [locale]: value }))}
          error={tried && shows[locale].trim() === "" ? required : undefined}
          lang={languageTags[locale]}
          autoComplete="off"
        />
      ))}
      <Group>
        <Button type="submit">{t("figure.send")}</Button>
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
      </Group>
    </Form>
  );
}
