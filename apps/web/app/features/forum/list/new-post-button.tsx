import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { IconPencilPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { createPath, Link } from "react-router";
import { loginOpened } from "../../../session/login-dialog.ts";
import { useAppDispatch, useAppSelector } from "../../../session/store.ts";

/** Leads to a new post, in the category that one is looking at; a visitor meets the login first. */
export function NewPostButton({ category }: { category: string | undefined }) {
  const { t } = useTranslation("forum-list");
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(({ auth }) => auth.token !== null);
  const to = { pathname: paths.newPost, search: category ? `?category=${category}` : "" };
  return (
    <Button
      component={Link}
      to={to}
      leftSection={<IconPencilPlus size={18} aria-hidden="true" />}
      onClick={(event) => {
        if (signedIn) return;
        event.preventDefault();
        dispatch(loginOpened(createPath(to)));
      }}
    >
      {t("list.new")}
    </Button>
  );
}
