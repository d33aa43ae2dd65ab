import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

type LoginDialogState = {
  open: boolean;
  /** The page of ours that was kept back from a visitor: the login leads there. */
  wanted: string | null;
  /** What it was asked for, where that is not a page. */
  why?: LoginReason;
};

/** What somebody was about to do. */
export type LoginReason = "vote";

const closed: LoginDialogState = { open: false, wanted: null };

/** The login dialog can be asked for from anywhere, perhaps on the way to a page; the root route shows it. */
const slice = createSlice({
  name: "loginDialog",
  initialState: closed,
  reducers: {
    loginOpened: ({ wanted }, { payload }: PayloadAction<string | undefined>) => ({
      open: true,
      wanted: payload ?? wanted,
    }),
    /** Somebody was about to do something on this page that takes an account. */
    loginNeeded: ({ wanted }, { payload: why }: PayloadAction<LoginReason>) => ({ open: true, wanted, why }),
    /** Whoever was led away from a page, because their session has ended there, comes back to it by the next login. */
    wayBackKept: (_, { payload }: PayloadAction<string>) => ({ open: false, wanted: payload }),
    loginClosed: () => closed,
  },
});

export const { loginOpened, loginNeeded, loginClosed, wayBackKept } = slice.actions;

export const loginDialogReducer = slice.reducer;
