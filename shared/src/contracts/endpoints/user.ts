import {
  AcceptInvitationRequest,
  ChangeEmailAnswer,
  ChangeEmailRequest,
  ChangePasswordRequest,
  Invitation,
  InvitationRequest,
  ProfileRequest,
  SessionUser,
  TokenAnswer,
} from '#src/contracts/authentication.ts'
import { ALL_ROLES } from '#src/contracts/role.ts'
import {
  TeamMember,
  TeamPage,
  TeamQuery,
  UserAddRequest,
  UserGetQuery,
  UserIdRequest,
  UserUpdateRequest,
} from '#src/contracts/user.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'
import { z } from 'zod'

export const userEndpoints = defineEndpoints({
  'POST /api/User/ChangePassword': {
    summary: 'Sets a new password and signs out on all other devices',
    access: ALL_ROLES,
    whileExpired: true,
    body: ChangePasswordRequest,
    answer: z.object({}),
  },
  'POST /api/User/ChangeEmail': {
    summary: 'Sends a one-time code to a new address; the address changes after the confirmation',
    access: ALL_ROLES,
    whileExpired: true,
    body: ChangeEmailRequest,
    answer: ChangeEmailAnswer,
    errors: ['already_exists'],
  },
  'PUT /api/User/UpdateProfile': {
    summary: 'Changes the caller’s name, phone, language and two-step sign-in',
    access: ALL_ROLES,
    whileExpired: true,
    body: ProfileRequest,
    answer: SessionUser,
  },
  'POST /api/User/Invitation': {
    summary: 'Returns the addressee and the account of an invitation',
    access: 'public',
    body: InvitationRequest,
    answer: Invitation,
    errors: ['not_found'],
  },
  'POST /api/User/SignUp': {
    summary: 'Accepts an invitation: sets the password and signs in',
    access: 'public',
    body: AcceptInvitationRequest,
    answer: TokenAnswer,
    errors: ['not_found'],
  },
  'POST /api/User/Add': {
    summary: 'Invites somebody by e-mail; with an id it edits, like User/Update',
    access: ['SuperAdmin', 'Admin'],
    permission: 'team.manage',
    body: UserAddRequest,
    answer: TeamMember,
    errors: ['forbidden_branch', 'not_found', 'already_exists', 'last_admin', 'plan_limit_reached'],
  },
  'POST /api/User/ResendInvite': {
    summary: 'Sends a new invitation link; the old one stops working',
    access: ['SuperAdmin', 'Admin'],
    permission: 'team.manage',
    body: UserIdRequest,
    answer: TeamMember,
    errors: ['not_found', 'illegal_transition'],
  },
  'GET /api/User/GetByAccountId': {
    summary: 'The team of the own account, or of any for the operator',
    access: ['SuperAdmin', 'Admin'],
    permission: 'team.manage',
    query: TeamQuery,
    answer: TeamPage,
  },
  'PUT /api/User/Update': {
    summary: "Changes somebody's name, phone, role and branches",
    access: ['SuperAdmin', 'Admin'],
    permission: 'team.manage',
    body: UserUpdateRequest,
    answer: TeamMember,
    errors: ['forbidden_branch', 'not_found', 'last_admin'],
  },
  'DELETE /api/User/Delete': {
    summary: 'Deactivates a person and ends their sessions; can be undone',
    access: ['SuperAdmin', 'Admin'],
    whileExpired: true,
    permission: 'team.manage',
    query: IdQuery,
    answer: TeamMember,
    errors: ['forbidden_branch', 'not_found', 'own_account', 'last_admin'],
  },
  'POST /api/User/Restore': {
    summary: 'Reactivates a deactivated person',
    access: ['SuperAdmin', 'Admin'],
    permission: 'team.manage',
    body: UserIdRequest,
    answer: TeamMember,
    errors: ['not_found', 'plan_limit_reached'],
  },
  'GET /api/User/Get': {
    summary:
      'The signed-in user; for the operator also the one with this Id, or (paging, filters) the list of all',
    access: ALL_ROLES,
    whileSuspended: true,
    query: UserGetQuery,
    answer: z.union([SessionUser, TeamPage]),
    errors: ['not_found'],
  },
})
