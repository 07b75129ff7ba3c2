import { tenant } from '#src/database/database.ts'
import type { Db, Scope } from '#src/database/database.ts'
import { branchSnoozesOf, wakeInBranches } from '../branch-snooze.repository.ts'
import { lockProducts, updateProduct, wakeProducts } from '../product.repository.ts'
import type { ProductRow } from '../product.repository.ts'
import { publishAvailability } from '../publish-availability.ts'
import { lockChoices, updateOptions } from './choice-options.repository.ts'
import { publishChoices } from './option-availability.ts'
import type { ToWake } from './wake.repository.ts'

interface Snoozed {
  isAvailable: boolean
  snoozedUntil?: string | null
}

// An available option has no end; null and absent mean the same.
const awake = <Option extends Snoozed>(option: Option, now: Date): Option => {
  if (!option.snoozedUntil || option.snoozedUntil > now.toISOString()) return option
  return { ...option, isAvailable: true, snoozedUntil: null }
}

const awakeModifiers = (modifiers: ProductRow['modifiers'], now: Date): ProductRow['modifiers'] =>
  modifiers.map(modifier => ({ ...modifier, options: modifier.options.map(option => awake(option, now)) }))

const isDue = ({ optionsWakeAt }: { optionsWakeAt: string | null }, now: Date): boolean =>
  optionsWakeAt !== null && optionsWakeAt <= now.toISOString()

const wakeBranchesOf = async (db: Db, { scope, ids }: { scope: Scope; ids: number[] }, now: Date) => {
  const snoozes = await branchSnoozesOf(db, { scope, ids })
  const due = snoozes.filter(({ until }) => until !== null && until <= now).map(({ productId }) => productId)
  if (due.length > 0) await wakeInBranches(db, { scope, ids: [...new Set(due)] }, now)
}

// Locked first, by id, so that concurrent changes wait or are seen.
const wakeProductsOf = async (db: Db, { accountId, productIds: ids }: ToWake, now: Date): Promise<void> => {
  const scope = tenant(accountId)
  const locked = await lockProducts(db, scope, ids)
  await wakeProducts(db, { scope, ids }, now)
  await wakeBranchesOf(db, { scope, ids }, now)
  for (const row of locked.filter(each => isDue(each, now))) {
    const modifiers = awakeModifiers(row.modifiers, now)
    await updateProduct(db, { scope, id: row.id, serviceProviderId: row.serviceProviderId }, { modifiers })
  }
  const woken = await lockProducts(db, scope, ids)
  await publishAvailability(db, woken, locked.some(row => isDue(row, now)) ? 'options' : 'availability')
}

const wakeChoicesOf = async (db: Db, { accountId, choiceIds: ids }: ToWake, now: Date): Promise<void> => {
  const scope = tenant(accountId)
  const due = (await lockChoices(db, { scope, ids })).filter(row => isDue(row, now))
  const woken = await Promise.all(
    due.map(({ id, options }) =>
      updateOptions(db, { scope, id, options: options.map(option => awake(option, now)) }),
    ),
  )
  await publishChoices(
    db,
    woken.filter(row => row !== undefined),
  )
}

/** Ends the expired snoozes inside a transaction of that account, without an author. */
export const endSnoozesWithin = async (db: Db, toWake: ToWake, now: Date): Promise<void> => {
  if (toWake.productIds.length > 0) await wakeProductsOf(db, toWake, now)
  if (toWake.choiceIds.length > 0) await wakeChoicesOf(db, toWake, now)
}
