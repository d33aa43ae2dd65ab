import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import type { Plugin } from "vite";
import { palette } from "./app/theme/palette.ts";
import { cssVariablesResolver, theme } from "./app/theme/theme.ts";

type Variables = ReturnType<typeof defaultCssVariablesResolver>;

/** Fills the sheet of the library's variables: it is the same for every page, and need not be written into each by its script. */
export function themeVariables(): Plugin {
  return {
    name: "theme-variables",
    enforce: "pre",
    load: { filter: { id: /theme[\\/]mantine-variables\.css$/ }, handler: variablesSheet },
  };
}

/** What the theme says, as the library would write it: without the colors that are none of ours. */
export function variablesSheet(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const said = deepMerge(defaultCssVariablesResolver(whole), cssVariablesResolver(whole)) as Variables;
  const ours = (variables: Record<string, string>) =>
    Object.fromEntries(Object.entries(variables).filter(([name]) => !foreign.test(name)));
  return convertCssVariables({ variables: ours(said.variables), light: ours(said.light), dark: ours(said.dark) });
}

const foreignColors = Object.keys(DEFAULT_THEME.colors).filter((color) => !(color in palette));
const foreign = new RegExp(`^--mantine-color-(${foreignColors.join("|")})-`);
