import type { ChoiceAvailability } from '@sufra/shared/contracts/availability'
import { lackOfChoice } from '@sufra/shared/contracts/lacks'
import type { ActivateOptionsRequest, OptionsAnswer } from '@sufra/shared/contracts/snooze'
import type { Db } from '#src/database/database.ts'
import { forbiddenBranch, notFound } from '#src/errors/errors.ts'
import { publishLiveEvent } from '#src/modules/infrastructure/infrastructure.ts'
import { queueAvailabilityChange } from '../availability-changed.ts'
import { presentProduct } from '../present-product.ts'
import { withKeptSnoozes } from '../product-modifiers.ts'
import { lockProducts, updateProduct } from '../product.repository.ts'
import { publishAvailability } from '../publish-availability.ts'
import { lockChoices, updateOptions } from './choice-options.repository.ts'
import type { ChoiceRow } from './choice-options.repository.ts'
import { placeOf } from '#src/modules/merchants/merchants.ts'
import type { Caller } from './product-availability.ts'

interface Option {
  id?: number
  isAvailable: boolean
  snoozedUntil?: string | null
}

interface OptionState {
  isAvailable: boolean
  snoozedUntil: string | null
}

/** Returns the new state of options; its end differs by brand. */
export type OptionChange = (db: Db, serviceProviderId: number) => Promise<OptionState>

interface Call {
  caller: Caller
  change: OptionChange
}

// A snooze of the whole group gives no end to options that are off for good.
const isOfGroup = (option: Option, { isAvailable }: OptionState): boolean =>
  isAvailable || option.isAvailable || Boolean(option.snoozedUntil)

// Without ids the whole group is meant. An unknown id refuses the whole change.
const changed = <Each extends Option>(
  options: Each[],
  optionIds: number[] | undefined,
  state: OptionState,
): (Each | (Each & OptionState))[] => {
  if (optionIds && !optionIds.every(id => options.some(option => option.id === id))) throw notFound()
  const isMeant = (option: Each) =>
    optionIds ? optionIds.some(id => id === option.id) : isOfGroup(option, state)
  return options.map(option => (isMeant(option) ? { ...option, ...state } : option))
}

// Options apply to all branches.
const refuseBeyondOwn = async (
  db: Db,
  { caller, serviceProviderId }: { caller: Caller; serviceProviderId: number },
): Promise<void> => {
  if ((await placeOf(db, { scope: caller.scope, caller, serviceProviderId })) !== 'everywhere')
    throw forbiddenBranch()
}

const presentChoice = (row: ChoiceRow): ChoiceAvailability => ({
  id: row.id,
  serviceProviderId: row.serviceProviderId,
  options: row.options.map(({ id, isAvailable, snoozedUntil }) => ({ id, isAvailable, snoozedUntil })),
  lack: lackOfChoice(row),
  rowVersion: row.rowVersion,
})

/** Publishes the availability of choices to the account's browsers. All rows are of one account. */
export const publishChoices = async (db: Db, rows: ChoiceRow[]): Promise<void> => {
  const [first] = rows
  if (!first) return
  await queueAvailabilityChange(db, rows)
  await publishLiveEvent(db, first.accountId, {
    type: 'choice.availability',
    choices: rows.map(presentChoice),
  })
}

const changeChoice = async (
  db: Db,
  { id, optionIds }: { id: number; optionIds?: number[] },
  { caller, change }: Call,
): Promise<OptionsAnswer> => {
  const { scope } = caller
  const [row] = await lockChoices(db, { scope, ids: [id] })
  if (!row) throw notFound()
  const { serviceProviderId } = row
  const options = changed(row.options, optionIds, await change(db, serviceProviderId))
  await refuseBeyondOwn(db, { caller, serviceProviderId })
  const updated = await updateOptions(db, { scope, id, options })
  if (!updated) throw notFound()
  await publishChoices(db, [updated])
  return { product: null, choice: presentChoice(updated) }
}

interface OwnGroup {
  productId: number
  modifierId: number
  optionIds?: number[]
}

const changeModifier = async (
  db: Db,
  { productId, modifierId, optionIds }: OwnGroup,
  { caller, change }: Call,
): Promise<OptionsAnswer> => {
  const { scope } = caller
  const [row] = await lockProducts(db, scope, [productId])
  const modifier = row?.modifiers.find(({ id }) => id === modifierId)
  if (!row || !modifier) throw notFound()
  const { serviceProviderId } = row
  const options = changed(modifier.options, optionIds, await change(db, serviceProviderId))
  await refuseBeyondOwn(db, { caller, serviceProviderId })
  const mixed = row.modifiers.map(each => (each === modifier ? { ...modifier, options } : each))
  const modifiers = withKeptSnoozes(mixed, mixed)
  const updated = await updateProduct(db, { scope, id: productId, serviceProviderId }, { modifiers })
  if (!updated) throw notFound()
  await publishAvailability(db, [updated], 'options')
  return { product: await presentProduct(db, updated), choice: null }
}

/**
 * Changes options of one group. 404 for an unknown group or option, 403 `forbidden_branch` for a caller
 * limited to branches.
 */
export const changeOptions = (
  db: Db,
  { choiceId, productId, modifierId, optionIds }: ActivateOptionsRequest,
  call: Call,
): Promise<OptionsAnswer> => {
  if (choiceId !== undefined) return changeChoice(db, { id: choiceId, optionIds }, call)
  // The contract excludes this case.
  if (productId === undefined || modifierId === undefined) throw notFound()
  return changeModifier(db, { productId, modifierId, optionIds }, call)
}
