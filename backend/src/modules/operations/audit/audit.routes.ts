import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { AuditService } from './audit.service.ts'

const rateLimit = { max: 300, windowSeconds: 60 }
// Each of these reads the whole audit log.
const readings = { max: 20, windowSeconds: 60 }

export const auditRoutes = (audit: AuditService): Route[] => [
  defineRoute('GET /api/AuditLog/Get', { rateLimit, handler: ({ query }) => audit.list(query) }),
  defineRoute('GET /api/AuditLog/Choices', { rateLimit, handler: () => audit.choices() }),
  defineRoute('GET /api/AuditLog/Verify', { rateLimit: readings, handler: () => audit.verify() }),
]
