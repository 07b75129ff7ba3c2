import type { TableUrl } from '@sufra/shared/ui/data'

/** Only the page is stored: the order is fixed, and the brand has its own parameter. */
export const HISTORY_URL: TableUrl<Record<string, never>, never> = { readFilters: () => ({}) }
