/** For builds only, outside of every page: built-in styles of a page, so that no browser computes them. */
export { baseCss } from './theme/base-css.tsx'
export { takeStyles } from './theme/built-styles.ts'
export type { BuiltStyles } from './theme/built-styles.ts'
