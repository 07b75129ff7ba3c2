import type { z } from 'zod'
import type {
  AccountCloseRequest,
  AccountClosing,
  AccountStopClosingRequest,
} from '@sufra/shared/contracts/account-closing'
import type { Account } from '@sufra/shared/contracts/account'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { notFound, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { createPasswordGuard, findUserById } from '#src/modules/identity/identity.ts'
import { readAccount } from '#src/modules/merchants/merchants.ts'
import type { MerchantSession } from '#src/routing/route.ts'
import { beginClosing, endClosing, presentClosing } from './close-account.ts'
import { ERASE_ACCOUNT, eraseAccount } from './erase-account.ts'
import { advanceClosings } from './advance-closings.ts'

/** Service for closing a merchant's account, and for cancelling the closing. */
export const createAccountClosing = (foundation: Foundation) => {
  const { database, jobs, env } = foundation
  const guard = createPasswordGuard(database)
  jobs.handle(ERASE_ACCOUNT, ({ accountId }) => eraseAccount(foundation, { accountId, now: new Date() }))
  jobs.cron('keep-closings', '*/10 * * * *', () => advanceClosings(foundation, new Date()))

  const requirePassword = async (userId: number, password: string): Promise<void> => {
    const find = (db: Db) => findUserById(db, userId)
    const isTheirs = await guard({ key: `user:${userId}`, password, find })
    if (!isTheirs) throw validation({ password: ['wrong_password'] })
  }

  return {
    get: ({ accountId }: MerchantSession): Promise<AccountClosing> =>
      database.run(tenant(accountId), async db => {
        const row = await readAccount(db, { scope: tenant(accountId), id: accountId })
        if (!row) throw notFound()
        return presentClosing(db, row)
      }),

    /** 400 at `name` and `password`; otherwise see `beginClosing`. */
    close: async (
      { accountId, userId }: MerchantSession,
      request: z.output<typeof AccountCloseRequest>,
    ): Promise<AccountClosing> => {
      await requirePassword(userId, request.password)
      const closing = { accountId, userId, request, now: new Date(), publicUrl: env.PUBLIC_URL }
      return database.run(tenant(accountId, userId), db => beginClosing(db, closing))
    },

    /** Errors: see `endClosing`. */
    keep: ({ accountId, userId }: MerchantSession): Promise<AccountClosing> =>
      database.run(tenant(accountId, userId), async db =>
        presentClosing(db, await endClosing(db, { accountId, now: new Date() })),
      ),

    /** The same by the operator: 404 for an unknown merchant. */
    stop: ({ id, reason }: z.output<typeof AccountStopClosingRequest>): Promise<Account> =>
      database.run(ALL_MERCHANTS, db =>
        endClosing(db, { accountId: id, now: new Date(), request: { reason } }),
      ),
  }
}
export type AccountClosingService = ReturnType<typeof createAccountClosing>
