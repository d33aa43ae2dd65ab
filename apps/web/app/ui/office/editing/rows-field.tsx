import { languageTags, locales } from "@dripstone/contract/locale";
import { Button, Checkbox, Textarea, TextInput } from "@mantine/core";
import { IconArrowUp, IconTrash } from "@tabler/icons-react";
import clsx from "clsx";
import { useTranslation } from "react-i18next";
import classes from "./field.module.css";
import { useFields } from "./fields.ts";
import { usePartText } from "./part-text.ts";
import { type Row, rowsOf } from "./values.ts";

type Column = { key: string; type?: "text" | "date" | "flag" | "long" };

type RowsFieldProps = {
  of: string;
  columns: readonly Column[];
  /** A line of which nothing has been written. */
  fresh: Row;
  max: number;
  numbered?: boolean;
  /** Whether their order is shown, and can be changed. */
  ordered?: boolean;
  /** What people read on the way to one more. */
  add: string;
};

/** Lines of one kind, such as the breaks of a semester or the weeks of a program. */
export function RowsField({ of, columns, fresh, max, numbered = false, ordered = false, add }: RowsFieldProps) {
  const { t } = useTranslation("office");
  const { values, change } = useFields();
  const rows = rowsOf(values, of);
  const set = (at: number, row: Row) => change(of, rows.with(at, row));
  return (
    <>
      {rows.length > 0 && (
        <ol className={classes.list}>
          {rows.map((row, at) => (
            <li key={at} className={clsx(classes.item, numbered && classes.numbered)}>
              {numbered && <span className={classes.number}>{at + 1}</span>}
              <div className={classes.cells}>
                {columns.map((column) => (
                  <RowCell
                    key={column.key}
                    of={of}
                    at={at}
                    column={column}
                    row={row}
                    // A long list says in each line itself what it is.
                    labelled={!numbered}
                    onChange={(it) => set(at, it)}
                  />
                ))}
              </div>
              <div className={classes.acts}>
                {ordered && at > 0 && (
                  <Button
                    variant="default"
                    px="xs"
                    aria-label={t("rows.up", { number: at + 1 })}
                    onClick={() => change(of, rows.toSpliced(at, 1).toSpliced(at - 1, 0, row))}
                  >
                    <IconArrowUp size={18} aria-hidden />
                  </Button>
                )}
                <Button
                  variant="default"
                  px="xs"
                  aria-label={t("rows.remove", { number: at + 1 })}
                  onClick={() => change(of, rows.toSpliced(at, 1))}
                >
                  <IconTrash size={18} aria-hidden />
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {rows.length < max && (
        <div>
          <Button variant="default" onClick={() => change(of, [...rows, fresh])}>
            {add}
          </Button>
        </div>
      )}
    </>
  );
}

type RowCellProps = {
  of: string;
  at: number;
  column: Column;
  row: Row;
  labelled: boolean;
  onChange: (row: Row) => void;
};

function RowCell({ of, at, column: { key, type = "text" }, row, labelled, onChange }: RowCellProps) {
  const { errorOf } = useFields();
  const { nameOf } = usePartText();
  const value = row[key];
  const name = nameOf(`${of}.${key}`);
  const locale = locales.find((it) => key.endsWith(`.${it}`));
  if (type === "flag") {
    return (
      <Checkbox
        label={name}
        mt="xs"
        checked={value === true}
        onChange={({ currentTarget }) => onChange({ ...row, [key]: currentTarget.checked })}
      />
    );
  }
  const props = {
    label: labelled ? name : undefined,
    "aria-label": `${at + 1}. ${name}`,
    lang: locale && languageTags[locale],
    placeholder: labelled ? undefined : name,
    value: String(value ?? ""),
    error: errorOf(`${of}.${at}.${key}`),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...row, [key]: currentTarget.value }),
  };
  if (type === "long") return <Textarea {...props} autosize minRows={2} maxRows={8} className={classes.long} />;
  return <TextInput {...props} type={type} autoComplete="off" />;
}
