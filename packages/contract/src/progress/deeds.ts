/** For what something can be earned; a feature adds its own. */
export const deeds = ["weekly-problem"] as const;

export type Deed = (typeof deeds)[number];
