import { type ListDeclaration, type ListView, listQueryOf, readListView } from "@dripstone/contract/lists/list";
import { Button } from "@mantine/core";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Form, useLocation, useNavigate } from "react-router";
import { type Choice, ChoiceField } from "./choice-field.tsx";
import { inSameLanguage } from "./in-same-language.ts";
import classes from "./list-choices.module.css";

type ListChoicesProps<List extends ListDeclaration> = {
  list: List;
  view: ListView<List>;
  choices: readonly Choice[];
  /** Small and in a line, where what can be chosen says by itself what it is. */
  dense?: boolean;
};

/**
 * Orders and filters of a list, or some of them: what is chosen elsewhere stays. A choice leads to the first page of that view, at an address
 * of its own; without scripts by a button.
 */
export function ListChoices<const List extends ListDeclaration>(props: ListChoicesProps<List>) {
  const { list, view, choices, dense = false } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const chosen = view as Record<string, unknown>;
  const filters = [...Object.keys(list.filters), ...(list.days ?? []), ...Object.keys(list.open ?? {})];
  const others = ["sort", "size", ...filters].filter(
    (name) => chosen[name] !== undefined && choices.every((choice) => choice.name !== name),
  );
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const told = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    const query = listQueryOf(list, readListView(list, told));
    navigate({ search: inSameLanguage(query, search) }, { preventScrollReset: true });
  };
  return (
    <Form method="get" className={classes.choices} data-dense={dense ? "" : undefined} onChange={show} onSubmit={show}>
      {choices.map((choice) => (
        <ChoiceField key={choice.name} choice={choice} value={String(chosen[choice.name] ?? "")} dense={dense} />
      ))}
      {others.map((name) => (
        <input key={name} type="hidden" name={name} value={String(chosen[name])} />
      ))}
      <noscript>
        <Button type="submit" variant="default">
          {t("list.show")}
        </Button>
      </noscript>
    </Form>
  );
}
