import { Box, Button, Group } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import classes from "./conflict.module.css";

type Text = { title: string; content: string };
type ConflictProps = { mine: Text; theirs: Text; onMine: () => void; onTheirs: () => void };

/** A text was changed elsewhere meanwhile, by its author or another: both versions side by side, to choose from or to write on. */
export function Conflict({ mine, theirs, onMine, onTheirs }: ConflictProps) {
  const { t } = useTranslation("forum-writing");
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  const versions = [
    { name: t("conflict.theirs"), ...theirs },
    { name: t("conflict.mine"), ...mine },
  ];
  return (
    <Callout ref={place} tabIndex={-1} role="alert" tone="warm" aria-label={t("conflict.title")}>
      <h2>{t("conflict.title")}</h2>
      <p>{t("conflict.text")}</p>
      <div className={classes.versions}>
        {versions.map(({ name, title, content }) => (
          <div key={name}>
            <h3 className={classes.name}>{name}</h3>
            {title && <p className={classes.title}>{title}</p>}
            <Box component="section" tabIndex={0} aria-label={name} className={classes.words}>
              {content}
            </Box>
          </div>
        ))}
      </div>
      <Group>
        <Button onClick={onMine}>{t("conflict.keepMine")}</Button>
        <Button variant="default" onClick={onTheirs}>
          {t("conflict.takeTheirs")}
        </Button>
      </Group>
    </Callout>
  );
}
