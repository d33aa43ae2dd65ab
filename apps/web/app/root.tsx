import "@mantine/core/styles.layer.css";
import "./theme/mantine-variables.css";
import "./theme/fonts.css";
import "./theme/fallbacks.css";
import "./theme/tokens.css";
import "./ui/base.css";
import { languageTags } from "@dripstone/contract/locale";
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from "@mantine/core";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { site } from "../../../site.config.ts";
import { useLocale } from "./i18n/use-locale.ts";
import { nothing, prefetch } from "./rendering/prefetch.ts";
import { AccountBanner } from "./routes/account-banner.tsx";
import { AccountDialogs } from "./routes/account-dialogs.tsx";
import { ArrivalBanner } from "./routes/arrival-banner.tsx";
import { QuickHelp } from "./routes/quick-help.tsx";
import { SearchCorner } from "./routes/search-corner.tsx";
import { SessionKeeper } from "./session/session-keeper.tsx";
import { Announcement } from "./shell/announcement/announcement.tsx";
import { announcementApi } from "./shell/announcement/api.ts";
import { putAwayMark } from "./shell/announcement/put-away.ts";
import { useAnnouncement } from "./shell/announcement/use-announcement.ts";
import { Counting } from "./shell/counting/counting.tsx";
import { LanguageOffer } from "./shell/language-offer/language-offer.tsx";
import { offerMark } from "./shell/language-offer/offer-mark.ts";
import { MissingTexts } from "./shell/missing-texts.tsx";
import { NoScript } from "./shell/no-script.tsx";
import { OfflineWhenIdle } from "./shell/offline/when-idle.tsx";
import { OldBrowser } from "./shell/old-browser.tsx";
import { ScriptsMissing } from "./shell/scripts-missing.tsx";
import { Shell } from "./shell/shell.tsx";
import textFont from "./theme/fonts/atkinson.woff2?url";
import headingFont from "./theme/fonts/literata.woff2?url";
import { theme } from "./theme/theme.ts";
import { usePageSetting } from "./ui/head/page-setting.ts";
import { RouteHead } from "./ui/head/route-head.tsx";
import { ErrorPage } from "./ui/notice/error-page.tsx";
import { NotFoundPage } from "./ui/notice/not-found-page.tsx";
import { ToastProvider } from "./ui/toast/toast.tsx";

/** Marks a browser that keeps a token before anything is painted, so that the login button does not flash. */
const sessionMark = `try{if(localStorage.getItem("token"))document.documentElement.dataset.session="kept"}catch{}`;

/** Marks a browser that lives by another clock than the school, so that the room for its own times is there before they are. */
const zoneMark = `try{if(Intl.DateTimeFormat().resolvedOptions().timeZone!==${JSON.stringify(site.timeZone)})document.documentElement.dataset.elsewhere=""}catch{}`;

/** What every page shows. */
export const loader = prefetch(({ locale: language }) => [
  announcementApi.endpoints.announcement.initiate({ query: { language } }),
]);
export const clientLoader = nothing;

export function Layout({ children }: { children: React.ReactNode }) {
  const { nonce } = usePageSetting();
  const locale = useLocale();
  const announcement = useAnnouncement();
  const marks = sessionMark + zoneMark + offerMark + (announcement ? putAwayMark(announcement.id) : "");
  return (
    <html lang={languageTags[locale]} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifests/${locale}.webmanifest`} />
        <meta name="theme-color" content="#f6f8f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c1413" media="(prefers-color-scheme: dark)" />
        {[textFont, headingFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" />

        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: marks }} />
        <Meta />
        <Links />
      </head>
      <body>
        <MantineProvider theme={theme} withCssVariables={false} defaultColorScheme="auto">
          <ToastProvider>
            <Shell
              search={<SearchCorner />}
              banner={
                <>
                  <LanguageOffer />
                  <Announcement />
                  <NoScript />
                  <OldBrowser />
                  <ScriptsMissing />
                  <AccountBanner />
                  <ArrivalBanner />
                </>
              }
            >
              {children}
            </Shell>
            <QuickHelp />
            <AccountDialogs />
            <SessionKeeper />
            <OfflineWhenIdle />
            <Counting />
            <MissingTexts />
          </ToastProvider>
        </MantineProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (!isMissing) return <ErrorPage error={error} />;
  return (
    <>
      <RouteHead page="notFound" hidden />
      <NotFoundPage />
    </>
  );
}
