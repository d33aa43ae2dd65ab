import type { Locale } from "@dripstone/contract/locale";
import type { Resource } from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { Provider } from "react-redux";
import { HydratedRouter } from "react-router/dom";
import { fetchTextOf, startI18n } from "./i18n/browser.ts";
import { LISTENING } from "./rendering/keep-press.ts";
import { takeUpTyped } from "./rendering/take-up-typed.ts";
import { createStore, type PreloadedReplies } from "./session/store.ts";
import { type PageSetting, PageSettingContext } from "./ui/head/page-setting.ts";
import { fetchPart } from "./ui/late/fetch-part.ts";

type PageState = PageSetting & { locale: Locale; texts: Resource; replies: PreloadedReplies };

const state: PageState = JSON.parse(document.getElementById("state")?.textContent ?? "");
const i18n = startI18n(state.locale, state.texts, fetchPart);
const store = createStore({ fetchText: fetchTextOf }, state.replies);

takeUpTyped();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageSettingContext value={state}>
        <I18nextProvider i18n={i18n}>
          <Provider store={store}>
            <HydratedRouter />
          </Provider>
        </I18nextProvider>
      </PageSettingContext>
    </StrictMode>,
  );
});
// What was pressed before comes now, after what was typed.
window.dispatchEvent(new Event(LISTENING));
