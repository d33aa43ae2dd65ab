/** What one text may cost to render. Beyond a limit its source is shown, escaped; nothing ever throws. */
export const markdownLimits = {
  /** UTF-16 units of one text. */
  SOURCE_MAX: 100_000,
  /** Lists and quotations that one line opens, */
  CONTAINERS_MAX: 20,
  /** the same times the lines up to the next empty one, */
  CONTAINED_LINES_MAX: 2_000,
  /** and those of all lines; as many lines may begin with colons. */
  CONTAINERS_IN_ALL_MAX: 3_000,
  /** Brackets, runs of `*`, `_` or `~`, and of two bars or more, between two empty lines. */
  MARKS_MAX: 1_500,
  /** Levels of elements, and of brackets within a paragraph. */
  DEPTH_MAX: 60,
  /** Spoilers in spoilers; these levels times the lines of the whole text have the bound of CONTAINED_LINES_MAX, too. */
  SPOILERS_DEPTH_MAX: 5,
  /** `*`, `_`, `~`, `:` or `|` in a row; parsing a run takes the square of its length. */
  RUN_MAX: 120,
  /** Cells of all tables, those included that short rows leave out. */
  TABLE_CELLS_MAX: 4_000,
  /** UTF-16 units of one formula. */
  FORMULA_MAX: 2_000,
  /** The same for one that defines macros, which multiply what they hold. */
  DEFINING_FORMULA_MAX: 300,
  FORMULA_DEPTH_MAX: 30,
  FORMULAS_MAX: 500,
  /** Expansions of macros in one formula. */
  EXPANSIONS_MAX: 300,
  /** In em; the largest size that a formula may ask for, */
  SIZE_MAX_EM: 20,
  /** how high or far away anything of it may be, */
  EXTENT_MAX_EM: 40,
  /** how many square em of a text their bars may fill, */
  INK_MAX_EM2: 20,
  /** and how much the formulas of a text may rise, all in all, over such a height. */
  TALL_FROM_EM: 4,
  TALL_IN_ALL_MAX_EM: 200,
  /** What is wider in a line, and cannot be broken, scrolls by itself: a phone has little more room than that. */
  LINE_MAX_EM: 16,
  /** Characters of HTML of one formula, and of all formulas of a text of our own writers, who write whole lessons. */
  FORMULA_HTML_MAX: 250_000,
  FORMULAS_HTML_MAX: 1_500_000,
  /** What a formula that KaTeX refuses takes off the latter, for its time. */
  REFUSED_FORMULA_HTML: 20_000,
  /** Characters of the formulas that are kept drawn, with their HTML. */
  DRAWN_KEPT_MAX: 4_000_000,
  /** Formulas of a text that anybody wrote, and characters of their HTML: a page shows many such texts. */
  WRITING_FORMULAS_MAX: 250,
  WRITING_FORMULAS_HTML_MAX: 150_000,
  /** Characters of HTML of all of it. */
  WRITING_HTML_MAX: 250_000,
  /** UTF-16 units of the SVG of one figure. */
  FIGURE_MAX: 20_000,
  FIGURE_TAGS_MAX: 600,
  FIGURE_DEPTH_MAX: 8,
  /** In units of its viewBox: what fits a phone of 360 px without being made smaller. */
  FIGURE_WIDTH_MAX: 310,
} as const;
