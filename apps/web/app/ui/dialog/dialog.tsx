import { Modal } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import type { ReactNode, RefObject } from "react";
import classes from "./dialog.module.css";

type DialogProps = {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** Whether it stays until one of its buttons is pressed. */
  persistent?: boolean;
  size?: string;
  /** Where the focus goes from it; for what was opened from a menu, whose items are gone by then. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  /** It is gone from the screen. */
  onGone?: () => void;
  children: ReactNode;
};

/** A question over the page; the focus goes back to where it came from. */
export function Dialog(props: DialogProps) {
  const { opened, title, onClose, persistent = false, size = "32rem", returnTo, onGone, children } = props;
  useDidUpdate(() => {
    if (!opened) returnTo?.current?.focus();
  }, [opened]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={returnTo === undefined}
      onExitTransitionEnd={onGone}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={!persistent}
      centered
      padding="lg"
      size={size}
      classNames={{ content: classes.dialog, body: classes.body }}
    >
      {/* Not the dialog's own `title`: that stands in a second banner of the page. */}
      <Modal.Title className={classes.title}>{title}</Modal.Title>
      {children}
    </Modal>
  );
}
