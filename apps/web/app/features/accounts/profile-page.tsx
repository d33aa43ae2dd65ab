import { languageTags } from "@dripstone/contract/locale";
import { Skeleton, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../api/store.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Avatar } from "../../ui/brand/avatar.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import classes from "./profile-page.module.css";

/** The account of whoever is logged in. */
export function ProfilePage() {
  const { t } = useTranslation("accounts");
  const locale = useLocale();
  const user = useAppSelector((state) => state.auth.user);
  if (!user) return <Waiting />;
  const date = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: "long" });
  const facts = [
    { name: "fullName", value: fullNameOf(user) },
    { name: "email", value: user.email },
    { name: "preferredLanguage", value: t(`languages.${user.preferredLanguage}`) },
    { name: "joined", value: date.format(new Date(user.joinDate)) },
    { name: "school", value: user.school },
    { name: "grade", value: user.grade },
  ] as const;
  return (
    <Page>
      <PageHeader title={t("profile.title")} lead={t("profile.private")}>
        <ButtonLink to="/progress">{t("profile.progress")}</ButtonLink>
        <ButtonLink to="/weekly-problem" quiet>
          {t("profile.weekly")}
        </ButtonLink>
      </PageHeader>
      <section aria-labelledby="person" className={classes.body}>
        <div className={classes.person}>
          <Avatar id={user.avatar} size={112} />
          <div>
            <h2 id="person" className={classes.name}>
              {user.name}
            </h2>
            <p className={classes.role}>{t(`roles.${user.role}`)}</p>
          </div>
        </div>
        <dl className={classes.facts}>
          {facts
            .filter(({ value }) => value !== "")
            .map(({ name, value }) => (
              <div key={name}>
                <dt>{t(`profile.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </section>
    </Page>
  );
}

function fullNameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const hasHan = /\p{Script=Han}/u.test(firstName + lastName);
  return hasHan ? lastName + firstName : `${firstName} ${lastName}`.trim();
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t("loading")} gap="lg">
      <Skeleton height={112} width={112} circle />
      <Skeleton height={40} width="50%" />
      <Skeleton height={160} />
    </Stack>
  );
}
