import type { TokenAnswer } from '@sufra/shared/contracts/authentication'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { InvitationService } from './invitation.service.ts'
import type { Account } from '#src/modules/identity/identity.ts'

/** Starts a session and sets its cookie. */
export type SignIn = (
  user: Account,
  exchange: { request: FastifyRequest; reply: FastifyReply },
) => Promise<TokenAnswer>

interface Services {
  invitations: InvitationService
  signIn: SignIn
}

/** Routes for invited people without a password, who are identified by their link. */
export const invitationRoutes = ({ invitations, signIn }: Services): Route[] => [
  defineRoute('POST /api/User/Invitation', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: ({ body }) => invitations.show(body.inviteToken),
  }),
  defineRoute('POST /api/User/SignUp', {
    rateLimit: { max: 30, windowSeconds: 60 },
    handler: async ({ body, request, reply }) => signIn(await invitations.accept(body), { request, reply }),
  }),
]
