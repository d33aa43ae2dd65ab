import { paths } from "@dripstone/contract/paths";
import { useNavigate } from "react-router";
import { api } from "../api/client.ts";
import { forgetDrafts } from "../ui/drafts/draft-storage.ts";
import { forgetLessons } from "../ui/leaving/forget-lessons.ts";
import { restored } from "./session.ts";
import { forgetSession } from "./storage.ts";
import { useAppDispatch } from "./store.ts";

/** Leaves as after a logout, when the server has ended the session already: the browser forgets it and goes home. */
export function useLeave(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    forgetBrowsersSession();
    dispatch(restored());
    dispatch(api.util.resetApiState());
    navigate(paths.home);
  };
}

/** What the browser keeps of a session goes; what is on the screen stays for now. */
export function forgetBrowsersSession(): void {
  forgetSession();
  forgetDrafts();
  forgetLessons();
}
