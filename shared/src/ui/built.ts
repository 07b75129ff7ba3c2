/** For builds alone, outside of every page: the styles that a page brings along, so that no browser works them out. */
export { baseCss } from './theme/base-css.tsx'
export { takeStyles } from './theme/built-styles.ts'
export type { BuiltStyles } from './theme/built-styles.ts'
