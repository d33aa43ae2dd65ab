/** The colors that a category may have; each is a set of colors of the design, readable in light and dark. */
export const categoryColors = ["jade", "indigo", "teal", "vermilion", "amber", "violet", "rose", "stone"] as const;

export type CategoryColor = (typeof categoryColors)[number];

/** The pictures that a category may have. */
export const categoryIcons = [
  "chat",
  "question",
  "math",
  "code",
  "robot",
  "book",
  "globe",
  "trophy",
  "bulb",
  "megaphone",
  "heart",
  "flask",
] as const;

export type CategoryIcon = (typeof categoryIcons)[number];
