import { beforeEach, describe, expect, it } from "vitest";
import { api, call } from "../api/client.ts";
import { sessionEnded } from "../api/token.ts";
import { fetchUser, login, logout, restored } from "./session.ts";
import { tokenRenewed, userChanged } from "./session-state.ts";
import { forgetSession } from "./storage.ts";
import { ann, bob, keep, kept, logIn, openBrowser, openTab, type Tab } from "./testing/browser.ts";

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    openSessions: build.query(call("GET /auth/sessions")),
    saveProfile: build.mutation(call("PUT /auth/profile")),
    savePassword: build.mutation(call("PUT /auth/password")),
  }),
});

const ofNobody = { user: null, token: null, isAuthenticated: false, loading: false, ready: true };

let tab: Tab;
beforeEach(() => {
  openBrowser();
  keep("ann-token", ann);
  localStorage.setItem("rememberMe", "true");
  tab = openTab();
});

describe("logging out", () => {
  it("forgets everything at once, whether or not the server ever answers", async () => {
    sessionStorage.setItem("draft:answer", "17/4");
    tab.store.dispatch(endpoints.openSessions.initiate(undefined));
    await (await tab.call("GET /auth/sessions")).answer([]);
    await tab.store.dispatch(logout());
    expect(tab.store.getState().auth).toMatchObject(ofNobody);
    expect(tab.store.getState().api.queries).toEqual({});
    expect(kept()).toEqual({});
    expect(Object.keys(sessionStorage)).toEqual([]);
    const { request } = await tab.call("POST /auth/logout");
    expect(request.headers.get("authorization")).toBe("Bearer ann-token");
    expect(request.keepalive, "closing the page does not break it off").toBe(true);
  });

  it("leaves the next session alone when its answer comes late", async () => {
    await tab.store.dispatch(logout());
    const late = await tab.call("POST /auth/logout");
    await logIn(tab, "bob-token", bob);
    const before = kept();
    await late.refuse("NOT_SIGNED_IN", 401);
    expect(late.request.signal.aborted).toBe(false);
    expect(tab.store.getState().auth).toMatchObject({ user: bob, token: "bob-token", isAuthenticated: true });
    expect(kept()).toEqual(before);
  });

  it("lets nothing in that was asked for before", async () => {
    const asked = tab.store.dispatch(fetchUser());
    const saved = tab.store.dispatch(
      endpoints.savePassword.initiate({ body: { currentPassword: "a", newPassword: "b" } }),
    );
    const [profile, password] = [await tab.call("GET /auth/profile"), await tab.call("PUT /auth/password")];
    await tab.store.dispatch(logout());
    await profile.answer(ann);
    await password.answer({ token: "new-token" });
    expect((await saved).error).toBeDefined();
    await asked;
    expect(tab.store.getState().auth).toMatchObject(ofNobody);
    expect(kept()).toEqual({});
  });

  it("in another tab does not leave this one waiting", async () => {
    const asked = tab.store.dispatch(fetchUser());
    const profile = await tab.call("GET /auth/profile");
    openBrowser();
    tab.store.dispatch(restored());
    await profile.answer(ann);
    await asked;
    expect(tab.store.getState().auth).toMatchObject(ofNobody);
  });
});

describe("a login that comes to nothing", () => {
  const credentials = { email: ann.email, password: "secret", rememberMe: false };
  const begin = () => {
    openBrowser();
    tab = openTab();
    return tab.store.dispatch(login(credentials));
  };

  it("tells why, as the server has it", async () => {
    const done = begin();
    await (await tab.call("POST /auth/login")).refuse("INVALID_CREDENTIALS", 401);
    await done;
    expect(tab.store.getState().auth).toMatchObject({ ...ofNobody, error: { code: "INVALID_CREDENTIALS" } });
  });

  it("says that it failed when the reply cannot be used", async () => {
    const done = begin();
    await (await tab.call("POST /auth/login")).answer(undefined);
    await done;
    expect(tab.store.getState().auth).toMatchObject({ ...ofNobody, error: { message: "Login failed" } });
    expect(kept()).toEqual({});
  });

  it("takes no page of somebody in between for an answer", async () => {
    const done = begin();
    await (await tab.call("POST /auth/login")).intercept();
    await done;
    expect(tab.store.getState().auth).toMatchObject({ ...ofNobody, error: { code: "NETWORK_ERROR" } });
    expect(kept()).toEqual({});
  });

  it("says nothing when it was aborted, whatever comes back", async () => {
    const done = begin();
    const call = await tab.call("POST /auth/login");
    done.abort();
    await call.answer({ token: "ann-token", user: ann });
    await done;
    expect(tab.store.getState().auth).toMatchObject({ ...ofNobody, error: null });
    expect(kept()).toEqual({});
  });
});

describe("a token that is no good any more", () => {
  it("ends the session", async () => {
    tab.store.dispatch(endpoints.openSessions.initiate(undefined));
    await (await tab.call("GET /auth/sessions")).refuse("NOT_SIGNED_IN", 401);
    expect(tab.store.getState().auth).toMatchObject(ofNobody);
    expect(kept()).toEqual({});
  });

  it("throws no profile away that is being saved", async () => {
    const saved = tab.store.dispatch(endpoints.saveProfile.initiate({ body: { school: "Cave School" } }));
    await (await tab.call("PUT /auth/profile")).refuse("NOT_SIGNED_IN", 401);
    expect((await saved).error).toMatchObject({ code: "NOT_SIGNED_IN", status: 401 });
    expect(tab.store.getState().auth).toMatchObject({ user: ann, token: "ann-token" });
  });

  it("leaves nothing behind for whoever logs in after it", async () => {
    sessionStorage.setItem("draft:answer", "17/4");
    tab.store.dispatch(endpoints.openSessions.initiate(undefined));
    await (await tab.call("GET /auth/sessions")).answer([]);
    await logIn(tab, "bob-token", bob);
    expect(tab.store.getState().api.queries).toEqual({});
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(tab.store.getState().auth).toMatchObject({ user: bob, token: "bob-token" });
  });

  it("leaves a draft to whoever it belongs to", async () => {
    sessionStorage.setItem("draft:answer", "17/4");
    await logIn(tab, "next-token", ann);
    expect(Object.keys(sessionStorage)).toEqual(["draft:answer"]);
  });

  it.each([
    ["leaves a draft to whoever it belongs to", ann, ["draft:answer"]],
    ["leaves no draft to anybody else", bob, []],
  ])("%s, also when the page has noticed the end before, and is loaded anew", async (_, next, left) => {
    sessionStorage.setItem("draft:answer", "17/4");
    tab.store.dispatch(endpoints.openSessions.initiate(undefined));
    await (await tab.call("GET /auth/sessions")).refuse("NOT_SIGNED_IN", 401);
    expect(tab.store.getState().auth).toMatchObject(ofNobody);
    tab = openTab();
    await logIn(tab, "next-token", next);
    expect(Object.keys(sessionStorage)).toEqual(left);
  });

  it("takes nothing from a visitor who logs in", async () => {
    await tab.store.dispatch(logout());
    sessionStorage.setItem("draft:answer", "17/4");
    await logIn(tab, "bob-token", bob);
    expect(Object.keys(sessionStorage)).toEqual(["draft:answer"]);
  });
});

describe("a tab that hears of a change in another one", () => {
  it.each([
    ["leaves a draft to whoever it belongs to", "ann-token-2", ann, ["draft:answer"]],
    ["leaves no draft to anybody else", "bob-token", bob, []],
  ])("%s", (_, token, user, left) => {
    sessionStorage.setItem("draft:answer", "17/4");
    keep(token, user);
    tab.store.dispatch(restored());
    expect(Object.keys(sessionStorage)).toEqual(left);
  });

  it("keeps a draft for its owner over a logout there, and from anybody else", () => {
    sessionStorage.setItem("draft:answer", "17/4");
    forgetSession();
    tab.store.dispatch(restored());
    keep("bob-token", bob);
    tab.store.dispatch(restored());
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe("a tab that has not heard of another tab's new session", () => {
  const ofBob = { token: "bob-token", user: JSON.stringify(bob), rememberMe: "true" };
  beforeEach(() => keep("bob-token", bob));

  it("does not forget it with its own", async () => {
    tab.store.dispatch(endpoints.openSessions.initiate(undefined));
    await (await tab.call("GET /auth/sessions")).refuse("NOT_SIGNED_IN", 401);
    expect(tab.store.getState().auth).toMatchObject(ofNobody);
    expect(kept()).toEqual(ofBob);
  });

  it("does not forget it at its own start, either", async () => {
    const asked = tab.store.dispatch(fetchUser());
    await (await tab.call("GET /auth/profile")).refuse("NOT_SIGNED_IN", 401);
    await asked;
    expect(kept()).toEqual(ofBob);
  });

  it("writes neither its user nor its token over it", () => {
    tab.store.dispatch(userChanged({ ...ann, school: "Cave School" }));
    tab.store.dispatch(tokenRenewed("ann-next-token"));
    expect(kept()).toEqual(ofBob);
    tab.store.dispatch(sessionEnded());
    expect(kept()).toEqual(ofBob);
  });
});

describe("asking who is here", () => {
  it("does not undo what was saved meanwhile", async () => {
    tab.store.dispatch(restored());
    const asked = tab.store.dispatch(fetchUser());
    const profile = await tab.call("GET /auth/profile");
    const renamed = { ...ann, name: "Ann Lin" };
    tab.store.dispatch(userChanged(renamed));
    await profile.answer(ann);
    await asked;
    expect(tab.store.getState().auth.user).toEqual(renamed);
    expect(JSON.parse(kept().user ?? "null")).toEqual(renamed);
  });
});
