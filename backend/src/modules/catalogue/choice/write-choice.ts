import type { z } from 'zod'
import { Choice } from '@sufra/shared/contracts/choice'
import type { ChoiceOption, ChoiceRequest, ChoiceUpdateRequest } from '@sufra/shared/contracts/choice'
import { repeatedNames } from '@sufra/shared/contracts/modifier-group'
import type { Permission } from '@sufra/shared/contracts/permission'
import { nameInBoth, readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import { forbiddenRole, inUse, notFound, staleVersion, validation } from '#src/errors/errors.ts'
import { ownerOfServiceProvider, refuseUnlessEverywhere } from '#src/modules/merchants/merchants.ts'
import type { BranchLimited } from '#src/routing/branch-limit.ts'
import { carriersOf, dropChoice, isChoiceCarried } from './carriers.repository.ts'
import { choiceNames, insertChoice, lockChoice, updateChoice } from './choice.repository.ts'
import type { ChoiceRow } from './choice.repository.ts'
import { areIdsSound, assignOptionIds } from './option-ids.ts'
import { presentChoice } from './present-choice.ts'
import { isAnySwitched } from './switched-options.ts'

export type NewChoice = z.output<typeof ChoiceRequest>
export type ChoiceChange = z.output<typeof ChoiceUpdateRequest>

export interface Editor extends BranchLimited {
  scope: Scope
  permissions: readonly Permission[]
}

// An available option loses its snooze.
const optionsOf = (sent: NewChoice['options'], before: ChoiceOption[]): ChoiceOption[] => {
  if (!areIdsSound(sent)) throw validation({ options: ['given_twice'] })
  const known = new Map(before.map(option => [option.id, option]))
  return assignOptionIds(sent, before).map(({ isAvailable, ...option }) => {
    const old = known.get(option.id)
    const isOn = isAvailable ?? old?.isAvailable ?? true
    return { ...option, isAvailable: isOn, snoozedUntil: isOn ? null : (old?.snoozedUntil ?? null) }
  })
}

const columnsOf = (
  { name, min, max, isRequired, options }: Omit<NewChoice, 'serviceProviderId'>,
  before: ChoiceOption[],
) => ({
  name: JSON.stringify({ ar: name.ar, en: name.en }),
  min,
  max,
  isRequired,
  options: optionsOf(options, before),
})

export const brandOwner = async (db: Db, scope: Scope, serviceProviderId: number): Promise<number> => {
  const accountId = await ownerOfServiceProvider(db, { scope, id: serviceProviderId })
  if (accountId === undefined) throw validation({ serviceProviderId: ['not_found'] })
  return accountId
}

/** Adds a choice to a brand that the caller has checked. */
export const addChoice = async (db: Db, request: NewChoice, accountId: number): Promise<ChoiceRow> => {
  const { serviceProviderId } = request
  const row = await insertChoice(db, { accountId, serviceProviderId, ...columnsOf(request, []) })
  if (!row) throw notFound()
  return row
}

interface NewName {
  scope: Scope
  name: Localized
}

const changesPrices = (before: ChoiceOption[], after: ChoiceOption[]): boolean => {
  const prices = new Map(before.map(({ id, price }) => [id, price]))
  return after.some(({ id, price }) => (prices.get(id) ?? 0) !== price)
}

// 400 when a product that has the choice has another group of the new name.
const refuseNameOnProducts = async (db: Db, row: ChoiceRow, { scope, name }: NewName): Promise<void> => {
  const carriers = await carriersOf(db, row)
  const ids = [...new Set(carriers.flatMap(({ choicesIds }) => choicesIds))].filter(id => id !== row.id)
  const others = await choiceNames(db, { scope, serviceProviderId: row.serviceProviderId, ids })
  const nameOf = new Map(others.map(other => [other.id, readLocalized(other.name)]))
  const taker = carriers.find(({ modifiers, choicesIds }) =>
    [...modifiers.map(group => group.name), ...choicesIds.flatMap(id => nameOf.get(id) ?? [])].some(
      other => repeatedNames([other, name]).length > 0,
    ),
  )
  if (taker)
    throw validation({ 'name.en': [`same_name_on_product:${nameInBoth(readLocalized(taker.name))}`] })
}

/**
 * 409 `stale_version` for an old rowVersion; 403 for other prices without `menu.price`, and
 * `forbidden_branch` for a switched option, because options apply to all branches; 400 for a new name that another
 * group of a product with the choice has.
 */
export const changeChoice = async (db: Db, request: ChoiceChange, editor: Editor): Promise<ChoiceRow> => {
  const { scope, permissions } = editor
  const { id, serviceProviderId, rowVersion } = request
  const before = await lockChoice(db, { scope, serviceProviderId, ids: [id] })
  if (!before) throw notFound()
  if (rowVersion !== undefined && rowVersion !== before.rowVersion)
    throw staleVersion(Choice.parse(await presentChoice(db, scope, before)))
  const columns = columnsOf(request, before.options)
  if (!permissions.includes('menu.price') && changesPrices(before.options, columns.options))
    throw forbiddenRole()
  if (columns.name !== before.name) await refuseNameOnProducts(db, before, { scope, name: request.name })
  if (isAnySwitched(before.options, columns.options))
    await refuseUnlessEverywhere(db, { caller: editor, brand: before })
  const row = await updateChoice(db, before, columns)
  if (!row) throw notFound()
  return row
}

/** 409 `in_use` while a product on the menu uses it. Deleted products, which may be restored, lose it. */
export const removeChoice = async (db: Db, key: { scope: Scope; id: number }): Promise<ChoiceRow> => {
  const before = await lockChoice(db, { scope: key.scope, serviceProviderId: 0, ids: [key.id] })
  if (!before) throw notFound()
  if (await isChoiceCarried(db, before)) throw inUse()
  await dropChoice(db, before)
  const row = await updateChoice(db, before, { deletedAt: new Date() })
  if (!row) throw notFound()
  return row
}
