import { Button, Checkbox, Kbd } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/dialog.tsx";
import { KeyHints } from "../../queue/key-hints.tsx";
import { HELP_KEY, type KeyDeed, keyDeeds, keyTable } from "./key-table.ts";
import { useKeysOn } from "./keys-on.ts";
import classes from "./office-keys.module.css";
import { useKeys } from "./use-keys.ts";

type OfficeKeysProps = {
  of: readonly KeyDeed[];
  /** What a deed is called here, where its button says something else than elsewhere. */
  says?: Partial<Record<KeyDeed, string>>;
};

/** Tells what keys do on a page, in a line below its work, and in a table, where they can be switched off, when somebody asks with `?`. */
export function OfficeKeys({ of, says = {} }: OfficeKeysProps) {
  const { t } = useTranslation("office");
  const [opened, setOpened] = useState(false);
  const [areOn, switchKeys] = useKeysOn();
  useKeys((key) => {
    if (key !== HELP_KEY) return false;
    setOpened(true);
    return true;
  });
  const known = keyDeeds.filter((deed) => of.includes(deed));
  const hints = known.map((deed) => ({ key: keyTable[deed], text: says[deed] ?? t(`keys.deed.${deed}`) }));
  return (
    <>
      <div className={classes.hints}>
        {areOn ? (
          <KeyHints label={t("keys.label")} keys={[...hints, { key: HELP_KEY, text: t("keys.help") }]} />
        ) : (
          <p>{t("keys.off")}</p>
        )}
        <Button size="compact-sm" variant="subtle" onClick={() => setOpened(true)}>
          {t("keys.title")}
        </Button>
      </div>
      <Dialog opened={opened} title={t("keys.title")} onClose={() => setOpened(false)}>
        <p>{t("keys.note")}</p>
        <dl className={classes.table}>
          {hints.map(({ key, text }) => (
            <div key={key}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={t("keys.switch")}
          checked={areOn}
          onChange={({ currentTarget: { checked } }) => switchKeys(checked)}
        />
        <div>
          <Button variant="default" onClick={() => setOpened(false)} data-autofocus>
            {t("keys.close")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
