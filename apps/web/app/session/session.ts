import type { ReplyOf } from "@dripstone/contract";
import { createAction, createAsyncThunk, createSlice, isAnyOf } from "@reduxjs/toolkit";
import type { Call } from "../api/call.ts";
import { api, call } from "../api/client.ts";
import { asFailure, type Failure } from "../api/failure.ts";
import { sessionEnded, tokenOf } from "../api/token.ts";
import { forgetDrafts } from "../ui/drafts/draft-storage.ts";
import { forgetLessons } from "../ui/leaving/forget-lessons.ts";
import { isLeaving } from "./leaving.ts";
import { noSession, tokenRenewed, userChanged, userOf } from "./session-state.ts";
import { forgetSession, forgetSessionOf, loadSession, type StoredSession, saveSession, saveUser } from "./storage.ts";

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation(call("POST /auth/login")),
    logout: build.mutation<unknown, string>({
      query: (token): Call => ({ key: "POST /auth/logout", token, keepalive: true }),
    }),
    profile: build.query(call("GET /auth/profile")),
  }),
});

type StoredEntry = ReplyOf<"POST /auth/login">;

type Credentials = { email: string; password: string; rememberMe: boolean };

type Rejected = { rejectValue: Failure };

/** Opens a session and keeps it in the browser; rejected with a `Failure`. One that is aborted leaves nothing behind. */
export const login = createAsyncThunk<ReplyOf<"POST /auth/login">, Credentials, Rejected>(
  "auth/login",
  async (credentials, { dispatch, rejectWithValue, signal }) => {
    const request = dispatch(sessionApi.endpoints.login.initiate({ body: credentials }, { track: false }));
    signal.addEventListener("abort", () => request.abort());
    const reply = await request;
    signal.throwIfAborted();
    if (reply.error) return rejectWithValue(asFailure(reply.error));
    saveSession(reply.data.token, reply.data.user, credentials.rememberMe);
    return reply.data;
  },
);

/** Somebody is in without having typed a password: what the reply said of the new session. */
export const entered = createAction<StoredEntry>("auth/entered");

/** Ends the session: the browser forgets it at once, and the server is told without being waited for. */
export const logout = createAsyncThunk<void, undefined>("auth/logout", async (_, { dispatch, getState }) => {
  const token = tokenOf(getState());
  forgetSession();
  dispatch(restored());
  forgetDrafts();
  forgetLessons();
  // Breaks off every call that is under way; so it comes before the logout's own.
  dispatch(api.util.resetApiState());
  if (token) dispatch(sessionApi.endpoints.logout.initiate(token, { track: false }));
});

/** What was found out about a token; it says nothing about a session that has taken its place meanwhile. */
type RefusedToken = { rejectValue: Failure & { token: string | null } };

/** Asks once at start-up who the kept token belongs to; a refusal ends the session. */
export const fetchUser = createAsyncThunk<StoredSession, undefined, RefusedToken>(
  "auth/fetchUser",
  async (_, { dispatch, getState, rejectWithValue }) => {
    const token = tokenOf(getState());
    const isStill = () => tokenOf(getState()) === token;
    const before = userOf(getState());
    const question = sessionApi.endpoints.profile.initiate(undefined, { forceRefetch: true, subscribe: false });
    const reply = await dispatch(question);
    // Beside an error, RTK Query still hands out the data of an earlier answer.
    if (reply.error || !reply.data || token === null) {
      if (isStill() && !isLeaving()) {
        forgetSessionOf(token);
        dispatch(api.util.resetApiState());
      }
      return rejectWithValue({ ...asFailure(reply.error), token });
    }
    // A user who was saved while the question was under way is newer than its answer.
    const now = userOf(getState());
    const user = isStill() && now && now !== before ? now : reply.data;
    if (isStill()) saveUser(user, token);
    return { token, user };
  },
);

/** Our own code could not go on, say because of a reply without its data. */
const loginFailed: Failure = { code: "LOGIN_FAILED", message: "Login failed" };

const slice = createSlice({
  name: "auth",
  initialState: noSession,
  reducers: {
    /** Takes up what the browser kept; runs after hydration, because HTML holds no user. */
    restored: {
      prepare: () => ({ payload: loadSession() }),
      reducer: (_, { payload }: { payload: StoredSession | null }) => ({
        ...noSession,
        ...payload,
        ready: true,
        isAuthenticated: payload !== null,
      }),
    },
    /** A login dialog that is opened anew shows no old error. */
    errorCleared: (state) => ({ ...state, error: null }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(login.rejected, (state, { payload, meta }) => ({
        ...state,
        loading: false,
        error: payload ?? (meta.aborted ? null : loginFailed),
      }))
      .addCase(fetchUser.fulfilled, (state, { payload }) =>
        payload.token === state.token ? { ...state, user: payload.user, loading: false } : state,
      )
      .addCase(fetchUser.rejected, (state, { payload }) =>
        payload && payload.token !== state.token ? state : { ...noSession, ready: true },
      )
      .addCase(userChanged, (state, { payload }) => ({ ...state, user: payload }))
      .addCase(tokenRenewed, (state, { payload }) => ({ ...state, token: payload }))
      .addCase(sessionEnded, () => ({ ...noSession, ready: true }))
      .addMatcher(isAnyOf(login.fulfilled, entered), (state, { payload }) => ({
        ...state,
        ...payload,
        isAuthenticated: true,
        loading: false,
        error: null,
      }))
      .addMatcher(isAnyOf(login.pending, fetchUser.pending), (state) => ({ ...state, loading: true, error: null }));
  },
});

export const { restored, errorCleared } = slice.actions;

export const sessionReducer = slice.reducer;
