import { type ListDeclaration, type ListView, listQueryOf, readListView } from "@dripstone/contract/lists/list";
import { ActionIcon, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Form, useLocation, useNavigate } from "react-router";
import { keepEnterForComposing } from "../form/composing.ts";
import { inSameLanguage } from "./in-same-language.ts";

type ListSearchProps<List extends ListDeclaration> = {
  list: List;
  view: ListView<List> & { q?: string | undefined };
  label: string;
  max: number;
};

/** Looks for words in a list, at an address of its own; what is chosen elsewhere stays, and so does the order. */
export function ListSearch<const List extends ListDeclaration>({ list, view, label, max }: ListSearchProps<List>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const chosen = view as Record<string, unknown>;
  const filters = ["sort", "size", ...Object.keys(list.filters), ...(list.days ?? []), ...Object.keys(list.open ?? {})];
  const others = filters.filter((name) => name !== "q" && chosen[name] !== undefined);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const told = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    const query = listQueryOf(list, readListView(list, told));
    navigate({ search: inSameLanguage(query, search) }, { preventScrollReset: true });
  };
  return (
    <search>
      <Form method="get" onSubmit={show} onKeyDown={keepEnterForComposing}>
        <TextInput
          key={view.q}
          type="search"
          name="q"
          size="sm"
          aria-label={label}
          placeholder={label}
          defaultValue={view.q}
          maxLength={max}
          rightSection={
            <ActionIcon type="submit" variant="subtle" color="gray" aria-label={t("list.search")}>
              <IconSearch size={18} aria-hidden="true" />
            </ActionIcon>
          }
        />
        {others.map((name) => (
          <input key={name} type="hidden" name={name} value={String(chosen[name])} />
        ))}
      </Form>
    </search>
  );
}
