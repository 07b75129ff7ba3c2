/** For builds only, outside of every page: built-in styles of a page, so that no browser computes them. */
export { baseCss } from './theme/base-css.tsx'
export { extractStyles } from './theme/built-styles.ts'
/** @deprecated Use `extractStyles`. */
export { extractStyles as takeStyles } from './theme/built-styles.ts'
export type { BuiltStyles } from './theme/built-styles.ts'
