import { contestSlugs } from "@dripstone/contract/classes/payloads";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { siteLimits } from "@dripstone/contract/site/limits";
import type { ShownBook, ShownDonation, SiteSettings } from "@dripstone/contract/site/payloads";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../ui/dates/use-dates.ts";
import { EditorFrame } from "../../ui/office/editing/editor-frame.tsx";
import classes from "../../ui/office/editing/field.module.css";
import { Line, Lines, Words } from "../../ui/office/editing/field.tsx";
import { RowsField } from "../../ui/office/editing/rows-field.tsx";
import { useEditor } from "../../ui/office/editing/use-editor.ts";
import { LanguagePair } from "../../ui/office/language-pair.tsx";
import { Part } from "../../ui/office/part.tsx";
import { AnnouncementLine } from "../../ui/page/announcement-line.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { useToast } from "../../ui/toast/toast.tsx";
import { useKeepSiteSettingsMutation, useLazySiteSettingsQuery } from "./api.ts";
import { DeadLink } from "./dead-link.tsx";
import own from "./site-editor.module.css";
import { freshAmount, freshBook, payloadOf, siteOf, siteValues } from "./site-values.ts";

/** How the pages show what is written here. */
export type Previews = {
  gifts: (donation: Pick<ShownDonation, "appeal" | "amounts">) => ReactNode;
  shelf: (books: readonly ShownBook[]) => ReactNode;
};

/** What the school says on the site: over every page, of gifts, of books. */
export function SiteEditor({ opened, gifts, shelf }: Previews & { opened: SiteSettings }) {
  const { t } = useTranslation(["site-office", "meta", "classes-office"]);
  const { schoolZone } = useDates();
  const say = useToast();
  const [keep] = useKeepSiteSettingsMutation();
  const [look] = useLazySiteSettingsQuery();
  const editor = useEditor<SiteSettings>({
    ...{ name: "site", opened, fresh: siteValues(opened), valuesOf: siteValues },
    send: (values, version) => keep({ body: { ...payloadOf(values), version: version ?? 0 } }),
    look: () => look(undefined),
  });
  const { announcement, donation, books } = siteOf(editor.values);

  async function save(): Promise<boolean> {
    const saved = await editor.save();
    if (saved) say(t("said"));
    return saved !== null;
  }

  const labels = {
    "announcement.text": t("text"),
    "announcement.link": t("link"),
    "announcement.from": t("from"),
    "announcement.until": t("until"),
    "donation.appeal": t("appeal"),
    "donation.amounts": t("amounts"),
    "donation.amounts.dollars": t("dollars"),
    "donation.amounts.does": t("does"),
    "donation.paypal": t("paypal"),
    "donation.zelle": t("zelle"),
    "donation.check": t("check"),
    "donation.bank": t("bank"),
    books: t("books"),
    "books.title": t("title"),
    "books.author": t("author"),
    "books.why": t("why"),
    "books.link": t("bookLink"),
  };
  const clock = t("clock", { zone: schoolZone });
  const asShown = (of: (locale: Locale) => ReactNode) => (
    <LanguagePair>
      {(locale) => (
        <div className={own.shown} lang={languageTags[locale]}>
          <p className={own.caption}>{t("asShown")}</p>
          {of(locale) ?? <p>{t("nothingShown")}</p>}
        </div>
      )}
    </LanguagePair>
  );
  return (
    <EditorFrame
      editor={editor}
      title={t("meta:adminSite.title")}
      parent={{ to: paths.admin, name: t("meta:admin.title") }}
      labels={labels}
      onSave={save}
    >
      <Part title={t("announcement")} help={t("announcementHelp")}>
        <Words of="announcement.text" max={siteLimits.ANNOUNCEMENT_MAX} />
        <div className={classes.row}>
          <Line of="announcement.link" help={t("linkHelp")} />
          <Line of="announcement.from" type="datetime-local" help={clock} />
          <Line of="announcement.until" type="datetime-local" help={clock} />
        </div>
        <DeadLink link={announcement?.link ?? ""} />
        {asShown(
          (locale) =>
            announcement?.text[locale].trim() && (
              <AnnouncementLine text={announcement.text[locale]} link={announcement.link} />
            ),
        )}
      </Part>
      <Part title={t("dates")} help={t("datesHelp")}>
        <div className={own.ways}>
          {contestSlugs.map((slug) => (
            <ButtonLink key={slug} quiet to={paths.adminContest(slug)}>
              {t("contest", { name: t(`classes-office:contestName.${slug}`) })}
            </ButtonLink>
          ))}
          <ButtonLink quiet to={paths.adminClasses}>
            {t("semesters")}
          </ButtonLink>
        </div>
      </Part>
      <Part title={t("donation")} help={t("donationHelp")}>
        <Words of="donation.appeal" max={siteLimits.APPEAL_MAX} rows={4} />
        <RowsField
          of="donation.amounts"
          columns={[{ key: "dollars" }, { key: "does.en" }, { key: "does.ch" }]}
          fresh={freshAmount}
          max={siteLimits.GIFT_AMOUNTS_MAX}
          ordered
          add={t("addAmount")}
        />
        <div className={classes.row}>
          <Line of="donation.paypal" type="url" help={t("paypalHelp")} />
          <Line of="donation.zelle" help={t("zelleHelp")} />
        </div>
        <div className={classes.row}>
          <Lines of="donation.check" help={t("checkHelp")} />
          <Lines of="donation.bank" help={t("bankHelp")} />
        </div>
        {asShown((locale) =>
          gifts({
            appeal: donation.appeal[locale],
            amounts: donation.amounts.map(({ dollars, does }) => ({ dollars, does: does[locale] })),
          }),
        )}
      </Part>
      <Part title={t("books")} help={t("booksHelp")}>
        <RowsField
          of="books"
          columns={[
            ...[{ key: "title.en" }, { key: "title.ch" }, { key: "author.en" }, { key: "author.ch" }],
            ...([
              { key: "why.en", type: "long" },
              { key: "why.ch", type: "long" },
            ] as const),
            { key: "link" },
          ]}
          fresh={freshBook}
          max={siteLimits.SHELF_BOOKS_MAX}
          ordered
          add={t("addBook")}
        />
        {books.length > 0 &&
          asShown((locale) =>
            shelf(
              books.map(({ title, author, why, link }) => ({
                ...{ title: title[locale], author: author[locale], why: why[locale], link },
              })),
            ),
          )}
      </Part>
    </EditorFrame>
  );
}
