import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "../dialog/dialog.tsx";
import { FailureBox } from "../failure/failure-box.tsx";

type RemoveDialogProps = {
  opened: boolean;
  busy: boolean;
  title: string;
  /** What becomes of it and of what stands on it. */
  text: string;
  /** What its two buttons say. */
  words: { send: string; keep: string };
  /** Deletes it, and tells what kept it from that; null where nothing did. */
  onRemove: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before something of the office is deleted for good. */
export function RemoveDialog({ opened, busy, title, text, words, onRemove, onClose }: RemoveDialogProps) {
  const [failure, setFailure] = useState<unknown>(null);
  return (
    <Dialog opened={opened} title={title} onClose={onClose}>
      <p>{text}</p>
      <FailureBox error={failure} />
      <Group>
        <Button color="red" loading={busy} onClick={async () => setFailure(await onRemove())}>
          {words.send}
        </Button>
        <Button variant="default" onClick={onClose} data-autofocus>
          {words.keep}
        </Button>
      </Group>
    </Dialog>
  );
}
