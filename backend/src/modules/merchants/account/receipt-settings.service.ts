import type { z } from 'zod'
import type { ReceiptSettings, ReceiptSettingsRequest } from '@sufra/shared/contracts/receipt-settings'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import { tenant } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { noteIfActing } from '#src/modules/infrastructure/infrastructure.ts'
import { findAccount, updateAccount } from './account.repository.ts'
import type { AccountRow } from './account.repository.ts'

const NONE: Localized = { ar: '', en: '' }

const linesOf = (text: string | null): Localized => (text === null ? NONE : readLocalized(text))
const textOf = ({ ar, en }: Localized): string | null => (ar || en ? JSON.stringify({ ar, en }) : null)

/** Returns a merchant's receipt settings from its row. */
export const receiptSettingsOf = (
  row: Pick<AccountRow, 'receiptHeader' | 'receiptFooter' | 'hasReceiptCode'>,
): ReceiptSettings => ({
  header: linesOf(row.receiptHeader),
  footer: linesOf(row.receiptFooter),
  hasCode: row.hasReceiptCode,
})

interface Whose {
  accountId: number
  userId: number
}

/** Service of a merchant's receipt settings, for its Admin. */
export const createReceiptSettings = ({ database }: Pick<Foundation, 'database'>) => ({
  get: async ({ accountId, userId }: Whose): Promise<ReceiptSettings> => {
    const scope = tenant(accountId, userId)
    const row = await database.run(scope, db => findAccount(db, { scope, id: accountId }))
    if (!row) throw notFound()
    return receiptSettingsOf(row)
  },

  update: async (
    { accountId, userId }: Whose,
    { header, footer, hasCode }: z.output<typeof ReceiptSettingsRequest>,
  ): Promise<ReceiptSettings> => {
    const scope = tenant(accountId, userId)
    const values = {
      receiptHeader: textOf(header),
      receiptFooter: textOf(footer),
      hasReceiptCode: hasCode,
    }
    return database.run(scope, async db => {
      const before = await findAccount(db, { scope, id: accountId })
      const row = await updateAccount(db, { scope, id: accountId }, values)
      if (!before || !row) throw notFound()
      const after = receiptSettingsOf(row)
      await noteIfActing(db, {
        entity: 'receiptSettings',
        entityId: accountId,
        accountId,
        before: receiptSettingsOf(before),
        after,
      })
      return after
    })
  },
})
export type ReceiptSettingsService = ReturnType<typeof createReceiptSettings>
