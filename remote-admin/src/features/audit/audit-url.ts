import { urlDay, urlId, urlText } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

const readFilters = (params: URLSearchParams) => ({
  userId: urlId(params.get('userId')),
  accountId: urlId(params.get('accountId')),
  action: urlText(params.get('action'), 80),
  from: urlDay(params.get('from')),
  to: urlDay(params.get('to')),
})

/** Filters of the audit log. */
export type AuditFilters = ReturnType<typeof readFilters>

export const AUDIT_URL: TableUrl<AuditFilters, never> = { readFilters }
