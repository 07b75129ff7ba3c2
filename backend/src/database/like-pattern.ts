/** Returns a `LIKE` pattern that finds `text` anywhere, with its `%`, `_` and `\` taken literally. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
