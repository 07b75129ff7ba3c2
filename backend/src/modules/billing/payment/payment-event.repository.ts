import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import type { TransactionData } from './click-pay/transaction-data.ts'
import { paymentEvent } from './payment.table.ts'
import type { MessageSource } from './payment.table.ts'

export interface Message {
  source: MessageSource
  /** null where no signature is expected */
  isSigned: boolean | null
  /** raw message; a repeated one is counted, not stored twice */
  bytes: string
  /** undefined when it cannot be parsed */
  transaction: { [Name in keyof TransactionData]: TransactionData[Name] | null } | undefined
}

interface Kept extends Message {
  outcome: string
  /** the payment that the message is about */
  payment?: { accountId: number; id: number }
}

export const keepMessage = async (
  db: Db,
  { source, isSigned, bytes, transaction, outcome, payment }: Kept,
): Promise<void> => {
  const { charge, ...named } = transaction ?? { charge: null }
  await db
    .insert(paymentEvent)
    .values({
      source,
      isSigned,
      outcome,
      ...named,
      ...charge,
      accountId: payment?.accountId,
      paymentId: payment?.id,
      digest: storedHashOf(JSON.stringify([source, isSigned, payment?.id, bytes])),
    })
    .onConflictDoUpdate({
      target: paymentEvent.digest,
      set: { times: sql`${paymentEvent.times} + 1`, lastAt: sql`now()` },
    })
}

/** Messages about these payments, oldest first. */
export const listMessages = (db: Db, ids: readonly number[]) =>
  db
    .select()
    .from(paymentEvent)
    .where(inArray(paymentEvent.paymentId, [...ids]))
    .orderBy(paymentEvent.id)
