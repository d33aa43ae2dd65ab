import type { OfficeCategory } from "@dripstone/contract/forum/categories";
import { forumLimits } from "@dripstone/contract/forum/limits";
import { paths } from "@dripstone/contract/paths";
import { Button, Skeleton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../../ui/callout/callout.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { OfficeHeader } from "../../../../ui/office/office-header.tsx";
import { ButtonLink } from "../../../../ui/page/button-link.tsx";
import classes from "./categories-page.module.css";
import { CategoryList } from "./category-list.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { useOrder } from "./use-order.ts";

/** Where admins keep the forum's categories: what there is, in its order. */
export function CategoriesPage() {
  const { t } = useTranslation(["categories", "meta", "common", "errors"]);
  const order = useOrder();
  const { categories, error, retry } = order;
  // Kept while its dialog goes away.
  const [asked, setAsked] = useState<{ category: OfficeCategory; open: boolean } | null>(null);
  const isFull = (categories?.length ?? 0) >= forumLimits.CATEGORIES_MAX;
  const open = categories?.filter(({ active }) => active).length ?? 0;
  return (
    <>
      <OfficeHeader
        title={t("meta:adminCategories.title")}
        note={categories && t("list.note", { count: categories.length, open })}
      >
        {!isFull && <ButtonLink to={paths.adminCategory("new")}>{t("list.add")}</ButtonLink>}
      </OfficeHeader>
      {isFull && (
        <Callout tone="warm">
          <p>{t("errors:CATEGORIES_FULL")}</p>
        </Callout>
      )}
      <FailureBox error={order.failure} />
      {error && !categories ? (
        <FailureBox error={error}>
          <Button onClick={retry}>{t("common:list.retry")}</Button>
        </FailureBox>
      ) : !categories ? (
        <div role="status" aria-label={t("common:loading")} className={classes.waiting}>
          {Array.from({ length: ROWS_WAITING }, (_, index) => (
            <Skeleton key={index} height={56} />
          ))}
        </div>
      ) : categories.length === 0 ? (
        <Callout>
          <p>{t("list.none")}</p>
        </Callout>
      ) : (
        <CategoryList
          categories={categories}
          order={order}
          onRemove={(category) => setAsked({ category, open: true })}
        />
      )}
      {asked && (
        <RemoveDialog
          key={asked.category.id}
          opened={asked.open}
          category={categories?.find(({ id }) => id === asked.category.id) ?? asked.category}
          others={categories?.filter(({ id, active }) => id !== asked.category.id && active) ?? []}
          onClose={() => setAsked((before) => before && { ...before, open: false })}
        />
      )}
    </>
  );
}

const ROWS_WAITING = 8;
