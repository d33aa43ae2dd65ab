import { Button } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { latePart } from "../../../../ui/late/late-part.tsx";
import { useWriting } from "../writing.ts";
import type { FigurePlace } from "./place-figure.ts";

// Brings a parser along that most visits do without.
const FigureDialog = latePart(() => import("./figure-dialog.tsx"));

/** Opens the dialog that puts a figure into both languages of a text. */
export function FigureButton({ place }: { place: FigurePlace }) {
  const { t } = useTranslation("weekly-desk");
  const { readOnly } = useWriting();
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (readOnly) return null;
  return (
    <>
      <Button
        size="compact-md"
        variant="subtle"
        aria-label={place.part === "hints" ? t("figure.addToHint", { number: place.index + 1 }) : undefined}
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        {t("figure.add")}
      </Button>
      {wanted && (
        <Suspense>
          <FigureDialog place={place} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
