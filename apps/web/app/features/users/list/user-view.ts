import type { userList } from "@dripstone/contract/accounts/office/list";
import type { ListView } from "@dripstone/contract/lists/list";

/** Which people are shown, as the address tells it. */
export type UserView = ListView<typeof userList>;
