/** Latin text inside a sentence of either direction, as plain text: in elements, `<bdi>` does this. */
export const isolated = (text: string): string => `\u2066${text}\u2069`
