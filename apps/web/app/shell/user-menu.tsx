import type { User } from "@dripstone/contract/accounts/payloads";
import { paths } from "@dripstone/contract/paths";
import { Menu, UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { logout } from "../session/session.ts";
import { useAppDispatch } from "../session/store.ts";
import { Avatar } from "../ui/brand/avatar.tsx";
import { QueueItem } from "./queue-item.tsx";

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <UnstyledButton aria-label={t("nav.account", { name: user.name })} title={user.name}>
          <Avatar id={user.avatar} size={44} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.name}</Menu.Label>
        <Menu.Item component={Link} to={paths.profile}>
          {t("account.profile")}
        </Menu.Item>
        {user.familyRole === "parent" ? (
          <Menu.Item component={Link} to={paths.children}>
            {t("account.children")}
          </Menu.Item>
        ) : (
          <Menu.Item component={Link} to={paths.progress}>
            {t("account.progress")}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={paths.myClasses}>
          {t("account.classes")}
        </Menu.Item>
        {user.role === "student" && (
          <Menu.Item component={Link} to={paths.homework}>
            {t("account.homework")}
          </Menu.Item>
        )}
        {user.role === "admin" && (
          <Menu.Item component={Link} to={paths.admin}>
            {t("account.admin")}
          </Menu.Item>
        )}
        {user.role === "teacher" && (
          <Menu.Item component={Link} to={paths.admin}>
            {t("account.teacher")}
          </Menu.Item>
        )}
        {user.role !== "student" && <QueueItem />}
        <Menu.Divider />
        <Menu.Item onClick={() => dispatch(logout())}>{t("account.logout")}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
