import { type ListDeclaration, listQueryOf, readListView } from "@dripstone/contract/lists/list";
import { unknownFilters } from "@dripstone/contract/lists/unknown-filters";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { Callout } from "../callout/callout.tsx";
import { inSameLanguage } from "../list/in-same-language.ts";
import { ListFrame } from "../list/list-frame.tsx";

/**
 * A list of the office. An address that asks for a filter which the list does not know shows none of it: whoever thinks that the filter holds would choose
 * all who are there, and do with them what was meant for a few.
 */
export function OfficeList<const List extends ListDeclaration, Page extends { items: readonly unknown[] }>(
  props: ComponentProps<typeof ListFrame<List, Page>>,
) {
  const { list } = props;
  const { t } = useTranslation("office");
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const unknown = unknownFilters(list, query);
  if (unknown.length === 0) return <ListFrame {...props} />;
  return (
    <Callout role="alert" tone="warm">
      <p>{t("unknownFilter", { count: unknown.length, filter: unknown.join(", ").slice(0, FILTER_SHOWN) })}</p>
      <p>
        <Link to={{ search: inSameLanguage(listQueryOf(list, readListView(list, query)), search) }}>
          {t("withoutUnknownFilter")}
        </Link>
      </p>
    </Callout>
  );
}

/** In an address, anything may stand. */
const FILTER_SHOWN = 60;
