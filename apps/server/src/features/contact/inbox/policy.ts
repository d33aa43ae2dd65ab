import type { Caller } from "../../../http/caller.ts";

type Staff = Pick<Caller["user"], "id" | "role">;

/** Whose messages somebody may read and answer: admins all, teachers those that were given to them. */
export const onlyOf = ({ id, role }: Staff): string | null => (role === "admin" ? null : id);
