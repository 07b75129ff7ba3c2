/** Wraps Latin text in bidi isolates for use in plain text; in elements, `<bdi>` does this. */
export const isolateBidi = (text: string): string => `\u2066${text}\u2069`
