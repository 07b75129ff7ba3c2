import {
  TeamMember,
  TeamPage,
  TeamQuery,
  UserAddRequest,
  UserIdRequest,
  UserUpdateRequest,
} from '@sufra/shared/contracts/user'
import { IdQuery } from '@sufra/shared/contracts/wire'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { TeamService } from './team.service.ts'

const writes = { max: 60, windowSeconds: 60 }
// Each of these sends a mail to whom the caller names.
const mails = { max: 30, windowSeconds: 60 }

const invitingRoutes = (team: TeamService): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/api/User/Add',
    summary: 'Invites somebody by e-mail; with an id it edits, like User/Update',
    access: ['SuperAdmin', 'Admin'],
    rateLimit: mails,
    body: UserAddRequest,
    response: TeamMember,
    handler: ({ session, scope, body }) => team.add({ session, scope }, body),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/User/ResendInvite',
    summary: 'A new link for somebody who has not accepted yet; the old one is dead then',
    access: ['SuperAdmin', 'Admin'],
    rateLimit: mails,
    body: UserIdRequest,
    response: TeamMember,
    handler: ({ session, scope, body }) => team.inviteAgain({ session, scope }, body.id),
  }),
]

export const teamRoutes = (team: TeamService): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/User/GetByAccountId',
    summary: 'The team of the own account, or of any for the operator',
    access: ['SuperAdmin', 'Admin'],
    rateLimit: { max: 300, windowSeconds: 60 },
    query: TeamQuery,
    response: TeamPage,
    handler: ({ scope, query }) => team.list(scope, query),
  }),
  ...invitingRoutes(team),
  defineRoute({
    method: 'PUT',
    path: '/api/User/Update',
    summary: "Changes somebody's name, phone, role and branches",
    access: ['SuperAdmin', 'Admin'],
    rateLimit: writes,
    body: UserUpdateRequest,
    response: TeamMember,
    handler: ({ session, scope, body }) => team.update({ session, scope }, body),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/User/Delete',
    summary: 'Switches somebody off and ends his sessions; he can be restored',
    access: ['SuperAdmin', 'Admin'],
    rateLimit: writes,
    query: IdQuery,
    response: TeamMember,
    handler: ({ session, scope, query }) => team.deactivate({ session, scope }, query.Id),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/User/Restore',
    summary: 'Lets somebody in again who was switched off',
    access: ['SuperAdmin', 'Admin'],
    rateLimit: writes,
    body: UserIdRequest,
    response: TeamMember,
    handler: ({ session, scope, body }) => team.restore({ session, scope }, body.id),
  }),
]
