import type { HomeworkRemark } from "@dripstone/contract/homework/payloads";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./handed-in.module.css";
import { PlaceOnPage, type Spot } from "./place-on-page.tsx";

export type Numbered = HomeworkRemark & { number: number };

type SheetProps = {
  label: string;
  /** The remarks on this page. */
  remarks: readonly Numbered[];
  /** The id of the one that is being looked at. */
  current: string | null;
  onLook: (id: string) => void;
  /** Sets a remark at a spot; left out for who only reads. */
  onPlace?: ((spot: Spot) => void) | undefined;
  /** Where one is being written. */
  placed?: Spot | undefined;
  children: ReactNode;
};

/** Remarks by their numbers, in the order of the pages. */
export const numbered = (remarks: readonly HomeworkRemark[]): Numbered[] =>
  remarks.map((remark, index) => ({ ...remark, number: index + 1 }));

/** A page with the remarks on it, each as a pin with its number where it belongs. */
export function Sheet({ label, remarks, current, onLook, onPlace, placed, children }: SheetProps) {
  const { t } = useTranslation("homework");
  return (
    <div className={classes.sheet}>
      {children}
      {onPlace && <PlaceOnPage label={t("pages.place", { page: label })} onPlace={onPlace} />}
      {placed && (
        <span aria-hidden className={classes.pin} data-new style={whereOf(placed)}>
          +
        </span>
      )}
      {remarks.map(({ id, number, x, y, text }) => (
        <button
          key={id}
          type="button"
          className={classes.pin}
          style={whereOf({ x, y })}
          aria-pressed={id === current}
          aria-label={t("pages.remark", { number, text })}
          onClick={() => onLook(id)}
        >
          {number}
        </button>
      ))}
    </div>
  );
}

/** A pin at the edge of a page stands whole on it. */
const whereOf = ({ x, y }: Spot) => ({ left: within(x), top: within(y) });

const within = (share: number) => `clamp(0.9rem, ${share * 100}%, 100% - 0.9rem)`;
