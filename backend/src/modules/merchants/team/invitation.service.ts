import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { AcceptInvitationRequest, Invitation } from '@sufra/shared/contracts/authentication'
import { readLocalized } from '@sufra/shared/contracts/text'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { accountSuspended, notFound, tooManyRequests, validation } from '#src/errors/errors.ts'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import {
  builtInRole,
  findUserById,
  hashPassword,
  isSuspended,
  signUpInvited,
} from '#src/modules/identity/identity.ts'
import type { Account, UserService } from '#src/modules/identity/identity.ts'
import { queueMail } from '#src/modules/infrastructure/infrastructure.ts'
import type { Foundation } from '#src/app/foundation.ts'
import {
  findOpenInvitation,
  putInvitation,
  secondsToCoolDown,
  spendInvitation,
} from './invitation.repository.ts'
import { roleOf } from './present-member.ts'
import type { MemberRow } from './team.repository.ts'

const LIFE_MS = 72 * 3_600_000

const bothOf = (text: string | null) => (text === null ? { ar: '', en: '' } : readLocalized(text))

/**
 * Mails an invited person a link that is valid for 72 hours, inside the caller's transaction, and invalidates
 * an older one. 429 `too_many_requests` within a minute after the last one.
 */
export const sendInvitation = async (
  db: Db,
  { member, inviterId, publicUrl }: { member: MemberRow; inviterId: number; publicUrl: string },
): Promise<void> => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + LIFE_MS)
  const { id: userId, accountId, email: recipient, language } = member
  const isPut = await putInvitation(db, { userId, accountId, tokenHash: storedHashOf(token), expiresAt })
  if (!isPut) throw tooManyRequests(await secondsToCoolDown(db, userId))
  const accountName = bothOf(member.accountName)
  const roleName = bothOf(roleOf(member).roleName)
  const inviter = await findUserById(db, inviterId)
  await queueMail(db, {
    accountId,
    recipient,
    language,
    expiresAt,
    template: 'invitation',
    variables: {
      accountNameAr: accountName.ar || accountName.en,
      accountNameEn: accountName.en || accountName.ar,
      roleNameAr: roleName.ar || roleName.en,
      roleNameEn: roleName.en || roleName.ar,
      inviterName: inviter?.name ?? '',
      url: `${publicUrl}/signup#invite=${token}`,
    },
  })
}

/** Service for the link of an invited person. `not_found` when it is used, replaced, withdrawn or expired. */
export const createInvitationService = ({ database }: Pick<Foundation, 'database'>, users: UserService) => {
  const findOpen = async (token: string) => {
    const found = await database.run(ALL_MERCHANTS, db => findOpenInvitation(db, storedHashOf(token)))
    if (!found) throw notFound()
    return found
  }

  return {
    show: async (token: string): Promise<Invitation> => {
      const { role, customRoleName, expiresAt, ...found } = await findOpen(token)
      const roleName = builtInRole(role)?.name ?? customRoleName ?? ''
      return { ...found, roleName, expiresAt: expiresAt.toISOString() }
    },

    /** Sets name and password once; the link has confirmed the e-mail. 400 on `password` when it is the address. */
    accept: async (request: z.output<typeof AcceptInvitationRequest>): Promise<Account> => {
      const { inviteToken, name, password } = request
      // Checked first, so that an invalid token costs no hashing.
      const { email } = await findOpen(inviteToken)
      if (password.toLowerCase() === email) throw validation({ password: ['password_is_email'] })
      const passwordHash = await hashPassword(password)
      return database.run(ALL_MERCHANTS, async db => {
        const userId = await spendInvitation(db, storedHashOf(inviteToken))
        const isSignedUp = userId !== undefined && (await signUpInvited(db, { userId, name, passwordHash }))
        const user = isSignedUp ? await users.findById(db, userId) : undefined
        if (!user) throw notFound()
        if (isSuspended(user)) throw accountSuspended()
        return user
      })
    },
  }
}
export type InvitationService = ReturnType<typeof createInvitationService>
