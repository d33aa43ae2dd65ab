import { ActionIcon, type ActionIconProps } from "@mantine/core";
import type { ReactNode } from "react";

type IconButtonProps = Pick<ActionIconProps, "lightHidden" | "darkHidden"> & {
  label: string;
  onClick: () => void;
  /** The dialog that the browser itself opens or closes, where it can: also before the page is alive. */
  command?: "show-modal" | "close";
  commandfor?: string;
  children: ReactNode;
};

/** A round button that shows only a sign; its label is for screen readers and as a tooltip. */
export function IconButton({ label, onClick, children, ...props }: IconButtonProps) {
  return (
    <ActionIcon
      {...props}
      variant="subtle"
      color="gray"
      size="xl"
      radius="xl"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
