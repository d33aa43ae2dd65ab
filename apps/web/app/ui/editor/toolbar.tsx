import { ActionIcon, Tooltip } from "@mantine/core";
import { useRovingIndex } from "@mantine/hooks";
import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconEyeOff,
  IconItalic,
  IconLink,
  IconList,
  IconMath,
  IconPhoto,
  IconTable,
  type TablerIcon,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type Command, commands } from "./edits.ts";
import { shortcuts } from "./shortcuts.ts";
import classes from "./toolbar.module.css";

type ToolbarProps = {
  /** The text field that its buttons change. */
  controls: string;
  disabled: boolean;
  onCommand: (command: Command) => void;
  /** Asks for pictures; not there where none may be set in. */
  onPicture?: (() => void) | undefined;
};

const icons: Record<Command | "picture", TablerIcon> = {
  bold: IconBold,
  italic: IconItalic,
  formula: IconMath,
  code: IconCode,
  link: IconLink,
  quote: IconBlockquote,
  list: IconList,
  table: IconTable,
  spoiler: IconEyeOff,
  picture: IconPhoto,
};

/** What can be done with a text at a click: one stop of the Tab key, from where the arrows lead on. */
export function Toolbar({ controls, disabled, onCommand, onPicture }: ToolbarProps) {
  const { t } = useTranslation("editor");
  const names = [...(Object.keys(commands) as Command[]), ...(onPicture ? (["picture"] as const) : [])];
  const { getItemProps } = useRovingIndex({ total: names.length });
  return (
    <div role="toolbar" aria-label={t("toolbar")} aria-controls={controls} className={classes.toolbar}>
      {names.map((name, index) => {
        const Icon = icons[name];
        const keys = name === "picture" ? undefined : shortcuts[name];
        const label = t(`command.${name}`);
        return (
          <Tooltip key={name} label={keys ? `${label} (${keys.shown})` : label} openDelay={400}>
            <ActionIcon
              {...getItemProps({ index, onClick: () => (name === "picture" ? onPicture?.() : onCommand(name)) })}
              variant="subtle"
              color="gray"
              size={33}
              disabled={disabled}
              aria-label={label}
              {...(keys && { "aria-keyshortcuts": keys.aria })}
              // The selection in the text stays what it is.
              onMouseDown={(event) => event.preventDefault()}
            >
              <Icon aria-hidden size={19} />
            </ActionIcon>
          </Tooltip>
        );
      })}
    </div>
  );
}
