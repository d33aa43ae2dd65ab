import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useFocusBack } from "../focus/use-focus-back.ts";
import classes from "./dialog.module.css";

type DialogProps = {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** Whether it stays until one of its buttons is pressed. */
  persistent?: boolean;
  size?: string;
  /** It is gone from the screen. */
  onGone?: () => void;
  children: ReactNode;
};

/** A question over the page; the focus goes back to where it came from. */
export function Dialog(props: DialogProps) {
  const { opened, title, onClose, persistent = false, size = "32rem", onGone, children } = props;
  useFocusBack(opened);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
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
