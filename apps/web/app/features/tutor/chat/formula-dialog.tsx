import { Button, Group } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { OnFailure } from "../../../ui/failure/on-failure.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { latePart } from "../../../ui/late/late-part.tsx";

const MathField = latePart(() => import("../../../ui/math-editor/math-field.tsx"));

type FormulaDialogProps = { opened: boolean; onClose: () => void; onInsert: (latex: string) => void };

/** Where one writes a formula as on paper; the editor comes only when it is asked for. */
export function FormulaDialog({ opened, onClose, onInsert }: FormulaDialogProps) {
  const { t } = useTranslation("chat");
  return (
    <Dialog opened={opened} title={t("formula.title")} onClose={onClose}>
      <FormulaForm onClose={onClose} onInsert={onInsert} />
    </Dialog>
  );
}

function FormulaForm({ onClose, onInsert }: Omit<FormulaDialogProps, "opened">) {
  const { t } = useTranslation("chat");
  const [latex, setLatex] = useState("");
  const formula = latex.trim();
  return (
    <Form onSend={() => formula !== "" && onInsert(formula)}>
      <OnFailure fallback={<p>{t("formula.failed")}</p>}>
        <Suspense fallback={<p role="status">{t("formula.loading")}</p>}>
          <MathField
            ref={null}
            label={t("formula.label")}
            letters={LETTERS}
            value=""
            onChange={setLatex}
            error={undefined}
            disabled={false}
          />
        </Suspense>
      </OnFailure>
      <Group>
        <Button type="submit" disabled={formula === ""}>
          {t("formula.insert")}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t("formula.cancel")}
        </Button>
      </Group>
    </Form>
  );
}

/** One row of the keypad. */
const LETTERS = ["a", "b", "n", "x", "y", "z"];
