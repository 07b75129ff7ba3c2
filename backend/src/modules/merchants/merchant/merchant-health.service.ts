import type { MerchantHealth } from '@sufra/shared/contracts/merchant-care'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { readAccount } from '#src/modules/merchants/account/account.service.ts'
import type { AccountRow } from '#src/modules/merchants/account/account.service.ts'
import {
  countConnections,
  countDifferences,
  readOpenOrders,
  readOrderFigures,
} from './merchant-health.repository.ts'

const closingOf = ({ closesAt, closingSince, closingBy, closingReason, erasedAt }: AccountRow) =>
  closesAt &&
  closingSince && {
    closesAt: closesAt.toISOString(),
    since: closingSince.toISOString(),
    by: closingBy,
    reason: closingReason,
    erasedAt: erasedAt?.toISOString() ?? null,
  }

/** Service of a merchant's health figures for the operator. */
export const createMerchantHealth = ({ database }: Pick<Foundation, 'database'>) => ({
  /** 404 for an unknown merchant. */
  get: (id: number): Promise<MerchantHealth> =>
    database.run(ALL_MERCHANTS, async db => {
      const account = await readAccount(db, { scope: ALL_MERCHANTS, id })
      if (!account) throw notFound()
      const { status, statusReason, statusSince } = account
      const { openOrders, lastOrderAt } = await readOpenOrders(db, id)
      return {
        accountId: id,
        status,
        statusReason,
        openOrders,
        statusSince: statusSince?.toISOString() ?? null,
        closing: closingOf(account),
        lastOrderAt: lastOrderAt?.toISOString() ?? null,
        ...(await readOrderFigures(db, id)),
        differences: await countDifferences(db, id),
        connections: await countConnections(db, id),
      }
    }),
})
export type MerchantHealthService = ReturnType<typeof createMerchantHealth>
