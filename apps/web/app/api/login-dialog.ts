import { createSlice } from "@reduxjs/toolkit";

/** The login dialog can be asked for from anywhere; the root route shows it. */
const slice = createSlice({
  name: "loginDialog",
  initialState: { open: false },
  reducers: {
    loginOpened: () => ({ open: true }),
    loginClosed: () => ({ open: false }),
  },
});

export const { loginOpened, loginClosed } = slice.actions;

export const loginDialogReducer = slice.reducer;
