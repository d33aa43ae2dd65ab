import { isFailure } from "../../../api/failure.ts";

/** Whether something was refused because what it is about is not there any more, or not for whoever asks. */
export const isGone = (error: unknown): boolean => isFailure(error) && error.code === "NOT_FOUND";
