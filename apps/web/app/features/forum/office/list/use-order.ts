import type { OfficeCategory } from "@dripstone/contract/forum/categories";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { useToast } from "../../../../ui/toast/toast.tsx";
import { useOfficeCategoriesQuery, useOrderCategoriesMutation } from "../api.ts";
import { movedTo } from "./moved-to.ts";

/** The categories in their order, and how to change that. They stand as they were put while it is being saved. */
export function useOrder() {
  const { t } = useTranslation("categories");
  const locale = useLocale();
  const say = useToast();
  const { data, error, refetch } = useOfficeCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [put, { isLoading }] = useOrderCategoriesMutation();
  const [wished, setWished] = useState<OfficeCategory[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  async function move(id: string, to: number): Promise<void> {
    const from = data?.findIndex((category) => category.id === id) ?? -1;
    const moved = data?.[from];
    if (!data || !moved || isLoading || from === to || to < 0 || to >= data.length) return;
    const next = movedTo(data, from, to);
    setFailure(null);
    setWished(next);
    const seen = data.map((category) => category.id);
    const { error: refused } = await put({ body: { seen, order: next.map((category) => category.id) } });
    // What is shown may be what is refused: somebody else has changed it since it was read.
    await refetch();
    setWished(null);
    if (refused) setFailure(refused);
    else say(t("list.moved", { name: moved.name[locale], number: to + 1, count: next.length }));
  }

  return { categories: wished ?? data, error, retry: () => void refetch(), failure, busy: isLoading, move };
}

export type Order = ReturnType<typeof useOrder>;
