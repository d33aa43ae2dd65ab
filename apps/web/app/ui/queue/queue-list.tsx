import { UnstyledButton } from "@mantine/core";
import clsx from "clsx";
import type { ReactNode } from "react";
import classes from "./queue-list.module.css";

type QueueListProps<Item extends { id: string }> = {
  label: string;
  items: readonly Item[];
  /** The one that is being read. */
  current: string | undefined;
  onChoose: (id: string) => void;
  /** How one of them is laid out. */
  className: string | undefined;
  children: (item: Item) => ReactNode;
};

/** What is to be worked through on a page, to jump to one of it. */
export function QueueList<Item extends { id: string }>(props: QueueListProps<Item>) {
  const { label, items, current, onChoose, className, children } = props;
  return (
    <ol aria-label={label} className={classes.list}>
      {items.map((item) => (
        <li key={item.id}>
          <UnstyledButton
            className={clsx(classes.row, className)}
            aria-current={item.id === current ? "true" : undefined}
            onClick={() => onChoose(item.id)}
          >
            {children(item)}
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}
