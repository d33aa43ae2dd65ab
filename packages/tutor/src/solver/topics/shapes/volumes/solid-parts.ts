import { part } from "../../../figures/parts.ts";

export const volume = part("V", 3, ["volume", "volume"], ["体积", "(体积|容积)"]);
export const surface = part("S", 2, ["surface area", "(total )?surface area"], ["表面积", "(表面积|全面积)"]);
