/** A number with at most two places, as both languages write it, with a proper minus. */
export const decimal = (value: number) => String(Math.round(value * 100) / 100).replace("-", "−");
