import { useNavigate } from "react-router";
import { api } from "../../../api/client.ts";
import { restored } from "../../../session/session.ts";
import { forgetDrafts, forgetSession } from "../../../session/storage.ts";
import { useAppDispatch } from "../../../session/store.ts";

/** Leaves as after a logout, when the server has ended the session already: the browser forgets it and goes home. */
export function useLeave(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    forgetBrowsersSession();
    dispatch(restored());
    dispatch(api.util.resetApiState());
    navigate("/");
  };
}

/** What the browser keeps of a session goes; what is on the screen stays for now. */
export function forgetBrowsersSession(): void {
  forgetSession();
  forgetDrafts();
}
