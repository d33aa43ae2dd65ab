import { paths } from "@dripstone/contract/paths";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation, useNavigate } from "react-router";
import { api } from "../api/client.ts";
import { sessionEnded } from "../api/token.ts";
import { useLanguageOfAddress, useLocale } from "../i18n/use-locale.ts";
import { keepsDrafts } from "../ui/drafts/draft-storage.ts";
import { useToast } from "../ui/toast/toast.tsx";
import { loginOpened, wayBackKept } from "./login-dialog.ts";
import { fetchUser, logout, restored } from "./session.ts";
import { useAppDispatch, useAppSelector, useAppStore } from "./store.ts";

/** Takes up the kept session once after the page has come alive, and follows its changes and its end, here and in other tabs. */
export function SessionKeeper() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const say = useToast();
  const locale = useLocale();

  const location = useLocation();
  useLanguageOfAddress();

  // The server has counted the page that it has sent; of those that follow it hears here, also while the page goes.
  const counted = useRef(location.pathname);
  useEffect(() => {
    const path = location.pathname;
    if (path === counted.current) return;
    counted.current = path;
    const body = new Blob([JSON.stringify({ path, language: locale })], { type: "application/json" });
    if (!path.startsWith(paths.admin)) navigator.sendBeacon?.("/api/analytics/views", body);
  }, [location.pathname, locale]);

  useEffect(() => {
    dispatch(restored());
    const ask = () => {
      // Offline, who it is cannot be asked, which is nothing against the session: a lesson is read on.
      if (store.getState().auth.token && navigator.onLine) dispatch(fetchUser());
    };
    ask();
    const takeUp = () => {
      const before = store.getState().auth.token;
      dispatch(restored());
      const { token } = store.getState().auth;
      if (token === before) return;
      // Whoever is here now must not see what was fetched for somebody else.
      dispatch(api.util.resetApiState());
      if (token) dispatch(fetchUser());
    };
    const hear = ({ key }: StorageEvent) => {
      if (key === null || key === "token" || key === "user") takeUp();
    };
    // A page from the browser's back-forward cache has missed what other tabs did meanwhile.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) takeUp();
    };
    window.addEventListener("storage", hear);
    window.addEventListener("pageshow", comeBack);
    window.addEventListener("online", ask);
    return () => {
      window.removeEventListener("storage", hear);
      window.removeEventListener("pageshow", comeBack);
      window.removeEventListener("online", ask);
    };
  }, [dispatch, store]);

  const placeNow = useEffectEvent(() => createPath(location));
  useEffect(() => {
    const stops = [
      store.after(logout.fulfilled.match, () => {
        say(t("session.loggedOut"));
        navigate(paths.home);
      }),
      store.after(sessionEnded.match, () => {
        const isWriting = keepsDrafts();
        say(t(isWriting ? "session.endedWriting" : "session.ended"));
        // Whoever was writing wants to go on with it.
        dispatch((isWriting ? loginOpened : wayBackKept)(placeNow()));
        navigate(paths.home);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [dispatch, store, navigate, say, t]);

  // Until now the page did not know who is here, nor take input; styles and tests wait for this.
  const ready = useAppSelector((state) => state.auth.ready);
  useEffect(() => {
    if (!ready) return;
    delete document.documentElement.dataset.session;
    document.documentElement.dataset.alive = "";
  }, [ready]);
  return null;
}
