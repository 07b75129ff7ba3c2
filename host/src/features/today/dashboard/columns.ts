import type { DashboardFilters } from './dashboard-url.ts'

const WIDE_COLUMNS = 'minmax(0, 2fr) minmax(0, 1fr)'
const HALF_COLUMNS = 'minmax(0, 1fr) minmax(0, 1fr)'
const ONE_COLUMN = 'minmax(0, 1fr)'

/** Columns of panels. Paper is narrower than a desktop screen but has room for as many. */
export const WIDE = { base: ONE_COLUMN, lg: WIDE_COLUMNS, _print: WIDE_COLUMNS }
export const HALVES = { base: ONE_COLUMN, lg: HALF_COLUMNS, _print: HALF_COLUMNS }
export const TILES = { base: '1fr 1fr', lg: 'repeat(4, 1fr)', _print: 'repeat(4, 1fr)' }

/**
 * On a phone the fields of a custom period take the width of two filters: the other filter moves to the line below,
 * and the print button takes its place.
 */
export const besideOwnDays = ({ period }: Pick<DashboardFilters, 'period'>) =>
  period === 'custom' ? { smDown: { order: 1, minW: '100%' } } : {}
