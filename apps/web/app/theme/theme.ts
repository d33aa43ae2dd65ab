import { type CSSVariablesResolver, createTheme, defaultVariantColorsResolver } from "@mantine/core";
import { palette } from "./palette.ts";

const serif = "var(--font-heading)";

/** What Mantine's components look like here. Colours that differ by scheme stand in `tokens.css`. */
export const theme = createTheme({
  colors: palette,
  primaryColor: "jade",
  primaryShade: { light: 7, dark: 4 },
  white: "#ffffff",
  black: "#13211e",
  fontFamily: "var(--font-text)",
  fontFamilyMonospace: "var(--font-code)",
  headings: {
    fontFamily: serif,
    fontWeight: "560",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "var(--size-h1)", lineHeight: "1.12" },
      h2: { fontSize: "var(--size-h2)", lineHeight: "1.2" },
      h3: { fontSize: "var(--size-h3)", lineHeight: "1.3" },
      h4: { fontSize: "1.125rem", lineHeight: "1.4" },
      h5: { fontSize: "1rem", lineHeight: "1.4" },
      h6: { fontSize: "0.9375rem", lineHeight: "1.4" },
    },
  },
  fontSizes: { xs: "0.8125rem", sm: "0.9375rem", md: "1rem", lg: "1.125rem", xl: "1.3125rem" },
  lineHeights: { xs: "1.4", sm: "1.5", md: "1.6", lg: "1.6", xl: "1.5" },
  radius: { xs: "2px", sm: "4px", md: "6px", lg: "10px", xl: "16px" },
  defaultRadius: "md",
  shadows: {
    xs: "var(--shadow-1)",
    sm: "var(--shadow-1)",
    md: "var(--shadow-2)",
    lg: "var(--shadow-2)",
    xl: "var(--shadow-3)",
  },
  cursorType: "pointer",
  respectReducedMotion: true,
  // The text on a filled part is white in the light scheme, dark in the dark one; the default resolver knows only one of them.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    return input.variant === "filled" ? { ...colors, color: "var(--accent-ink)" } : colors;
  },
  components: {
    Button: { defaultProps: { size: "md" } },
    TextInput: { defaultProps: { size: "md" } },
    PasswordInput: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md" } },
    Select: { defaultProps: { size: "md" } },
    PinInput: { defaultProps: { size: "lg" } },
    Checkbox: { defaultProps: { iconColor: "var(--accent-ink)" } },
    Modal: { defaultProps: { radius: "lg", overlayProps: { backgroundOpacity: 0.55, color: "#061310" } } },
    Anchor: { defaultProps: { underline: "always" } },
    Paper: { defaultProps: { radius: "lg" } },
    Notification: { defaultProps: { radius: "md", withBorder: true } },
  },
});

/**
 * Hands our tokens to Mantine, for its sheet (theme-variables.ts). They go into both schemes, because Mantine writes its own defaults per scheme, where they
 * would win over `variables`.
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: semantic, dark: semantic });

const semantic = {
  "--mantine-color-body": "var(--paper)",
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-bright": "var(--ink)",
  "--mantine-color-dimmed": "var(--muted)",
  "--mantine-color-anchor": "var(--accent)",
  "--mantine-color-error": "var(--danger)",
  "--mantine-color-success": "var(--accent)",
  "--mantine-color-placeholder": "var(--muted)",
  "--mantine-color-default": "var(--surface)",
  "--mantine-color-default-hover": "var(--sunken)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-default-border": "var(--line-strong)",
  "--mantine-color-disabled": "var(--sunken)",
  "--mantine-color-disabled-color": "var(--muted)",
  "--mantine-color-disabled-border": "var(--line)",
  "--mantine-primary-color-contrast": "var(--accent-ink)",
};
