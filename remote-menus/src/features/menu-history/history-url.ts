import type { TableUrl } from '@sufra/shared/ui/data'

/** Pages only: the order is one, and whose menu it is stands in the address beside them. */
export const HISTORY_URL: TableUrl<Record<string, never>, never> = { readFilters: () => ({}) }
