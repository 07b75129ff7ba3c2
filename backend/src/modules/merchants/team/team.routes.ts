import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { TeamService } from './team.service.ts'

const writes = { max: 60, windowSeconds: 60 }
// Each of these sends a mail to an address that the caller chooses.
const mails = { max: 30, windowSeconds: 60 }

const invitingRoutes = (team: TeamService): Route[] => [
  defineRoute('POST /api/User/Add', {
    rateLimit: mails,
    handler: ({ session, scope, body }) => team.add({ session, scope }, body),
  }),
  defineRoute('POST /api/User/ResendInvite', {
    rateLimit: mails,
    handler: ({ session, scope, body }) => team.inviteAgain({ session, scope }, body.id),
  }),
]

export const teamRoutes = (team: TeamService): Route[] => [
  defineRoute('GET /api/User/GetByAccountId', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: ({ scope, query }) => team.list(scope, query),
  }),
  ...invitingRoutes(team),
  defineRoute('PUT /api/User/Update', {
    rateLimit: writes,
    handler: ({ session, scope, body }) => team.update({ session, scope }, body),
  }),
  defineRoute('DELETE /api/User/Delete', {
    rateLimit: writes,
    handler: ({ session, scope, query }) => team.deactivate({ session, scope }, query.Id),
  }),
  defineRoute('POST /api/User/Restore', {
    rateLimit: writes,
    handler: ({ session, scope, body }) => team.restore({ session, scope }, body.id),
  }),
]
