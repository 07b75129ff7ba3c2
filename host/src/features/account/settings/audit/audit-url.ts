import type { OwnActKind } from '@sufra/shared/contracts/own-audit'
import { urlChoice, urlDay, urlId, urlText } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

export const KINDS: readonly OwnActKind[] = [
  'menu',
  'orders',
  'branches',
  'team',
  'business',
  'integrations',
  'billing',
]

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search'), 100),
  userId: urlId(params.get('userId')),
  kind: urlChoice(params.get('kind'), KINDS),
  from: urlDay(params.get('from')),
  to: urlDay(params.get('to')),
})

/** Filters of the audit log. */
export type AuditFilters = ReturnType<typeof readFilters>

export const AUDIT_URL: TableUrl<AuditFilters, never> = { readFilters }
