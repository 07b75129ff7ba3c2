import { api } from '@sufra/shared/api'
import type {
  AcceptInvitationRequest,
  InvitationRequest,
  TokenAnswer,
} from '@sufra/shared/contracts/authentication'
import { queryOptions } from '@tanstack/react-query'

/** The invitation of a link. 404 `not_found` when it is used, withdrawn or older than 72 h. */
export const invitationQuery = (inviteToken: string) =>
  queryOptions({
    queryKey: ['invitation', inviteToken],
    queryFn: ({ signal }) => {
      const body: InvitationRequest = { inviteToken }
      return api.post('/api/User/Invitation', { body, signal })
    },
    retry: false,
  })

/** Sets the password and signs in. Throws `ApiError`: 404 `not_found` for a dead link, 400 by field, 429. */
export const acceptInvitation = (body: AcceptInvitationRequest): Promise<TokenAnswer> =>
  api.post('/api/User/SignUp', { body })
