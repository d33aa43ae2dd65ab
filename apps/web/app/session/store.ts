import { configureStore, createListenerMiddleware, type UnknownAction } from "@reduxjs/toolkit";
import { useDispatch, useSelector, useStore } from "react-redux";
import { api, type Extra } from "../api/client.ts";
import { sessionEnded, tokenOf } from "../api/token.ts";
import { claimDrafts, reserveDrafts } from "../ui/drafts/draft-storage.ts";
import { keepEverybodys } from "./keep-everybodys.ts";
import { loginDialogReducer } from "./login-dialog.ts";
import { forgetRegistration } from "./registered-here.ts";
import { entered, login, restored, sessionReducer } from "./session.ts";
import { tokenRenewed, userChanged, userOf } from "./session-state.ts";
import { forgetSessionOf, saveSession, saveToken, saveUser } from "./storage.ts";

const reducer = {
  auth: sessionReducer,
  loginDialog: loginDialogReducer,
  [api.reducerPath]: api.reducer,
};

/** What the server hands to the browser: replies that are already there. */
export type PreloadedReplies = ReturnType<typeof api.reducer>;

/** Somebody has come in: a session was not there before, or another one was. */
export const isArrival = (action: unknown): action is ReturnType<typeof login.fulfilled | typeof entered> =>
  login.fulfilled.match(action) || entered.match(action);

/** Makes a store: one a page on the server, one a visit in the browser. */
export function createStore(extra: Extra, replies?: PreloadedReplies) {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: sessionEnded,
    effect: (_, { dispatch, getOriginalState }) => {
      const before = getOriginalState();
      forgetSessionOf(tokenOf(before));
      if (tokenOf(before) !== null) reserveDrafts(userOf(before)?.id);
      dispatch(api.util.resetApiState());
    },
  });
  listener.startListening({
    actionCreator: userChanged,
    effect: ({ payload }, { getState }) => saveUser(payload, tokenOf(getState())),
  });
  listener.startListening({
    actionCreator: tokenRenewed,
    effect: ({ payload }, { getOriginalState }) => saveToken(payload, tokenOf(getOriginalState())),
  });
  listener.startListening({
    // A login may take the place of a session that the server no longer accepts; its replies may be somebody else's.
    matcher: isArrival,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      const before = getOriginalState();
      if (tokenOf(before) !== null) {
        reserveDrafts(userOf(before)?.id);
        dispatch(api.util.resetApiState());
      }
      claimDrafts(payload.user.id);
      forgetRegistration();
    },
  });
  listener.startListening({
    // Another tab may have changed who is here.
    matcher: restored.match,
    effect: ({ payload }, { getOriginalState }) => {
      const before = userOf(getOriginalState());
      if (before && before.id !== payload?.user?.id) reserveDrafts(before.id);
      if (payload?.user) claimDrafts(payload.user.id);
    },
  });
  listener.startListening({
    actionCreator: entered,
    effect: ({ payload }) => saveSession(payload.token, payload.user, false),
  });
  if (replies) {
    listener.startListening({
      actionCreator: api.util.resetApiState,
      effect: (_, { dispatch, getOriginalState }) => {
        dispatch(keepEverybodys((getOriginalState() as RootState).api, replies));
      },
    });
  }
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } })
        .prepend(listener.middleware)
        .concat(api.middleware),
    ...(replies && { preloadedState: { [api.reducerPath]: replies } }),
  });
  /** Runs `effect` after each action that `matcher` takes; returns how to stop. */
  const after = <Action extends UnknownAction>(
    matcher: (action: unknown) => action is Action,
    effect: (action: Action) => void,
  ): (() => void) => listener.startListening({ matcher, effect });
  return Object.assign(store, { after });
}

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<Store["getState"]>;

export const useAppDispatch = useDispatch.withTypes<Store["dispatch"]>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store>();
