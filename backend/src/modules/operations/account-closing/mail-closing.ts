import { readLocalized } from '@sufra/shared/contracts/text'
import type { Db } from '#src/database/database.ts'
import { listPayers } from '#src/modules/billing/billing.ts'
import { longDate, queueMail } from '#src/modules/infrastructure/infrastructure.ts'
import type { AccountRow } from '#src/modules/merchants/merchants.ts'

/** Mails everybody who decides about the account, in their language. */
export const mailClosing = async (
  db: Db,
  { id: accountId, name, closesAt }: Pick<AccountRow, 'id' | 'name' | 'closesAt'>,
  { days, publicUrl }: { days: number; publicUrl: string },
): Promise<void> => {
  if (!closesAt) return
  const { ar, en } = readLocalized(name)
  const url = `${publicUrl}/settings#close`
  for (const { email: recipient, language } of await listPayers(db, accountId))
    await queueMail(db, {
      accountId,
      recipient,
      language,
      template: 'accountClosing',
      variables: {
        merchantAr: ar || en,
        merchantEn: en || ar,
        date: longDate(language, closesAt),
        days,
        url,
      },
    })
}
