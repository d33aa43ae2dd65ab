import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./dialog.module.css";

type DialogProps = {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** Whether it stays until one of its buttons is pressed. */
  persistent?: boolean;
  children: ReactNode;
};

/** A question over the page; the focus goes back to where it came from. */
export function Dialog({ opened, title, onClose, persistent = false, children }: DialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={!persistent}
      centered
      padding="lg"
      size="32rem"
      classNames={{ content: classes.dialog, body: classes.body }}
    >
      {/* Not the dialog's own `title`: that stands in a second banner of the page. */}
      <Modal.Title className={classes.title}>{title}</Modal.Title>
      {children}
    </Modal>
  );
}
