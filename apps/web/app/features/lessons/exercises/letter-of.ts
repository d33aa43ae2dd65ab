/** By which an option is spoken of: A, B, C … */
export const letterOf = (place: number): string => String.fromCharCode("A".charCodeAt(0) + place);
