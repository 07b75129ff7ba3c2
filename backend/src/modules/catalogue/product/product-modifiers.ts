import { productGroupFaults, sharedGroupClashes } from '@sufra/shared/contracts/modifier-group'
import type { Product } from '@sufra/shared/contracts/product'
import { nameInBoth } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { FieldErrors } from '#src/errors/errors.ts'
import { areIdsSound, assignOptionIds } from '#src/modules/catalogue/choice/choice.service.ts'
import { hasForbiddenCharacters } from './localized-input.ts'

type Modifiers = Product['modifiers']
type Option = Modifiers[number]['options'][number]

export const numberedModifiers = (modifiers: Modifiers): Modifiers =>
  assignOptionIds(modifiers.map(modifier => ({ ...modifier, options: assignOptionIds(modifier.options) })))

// Undefined, which JSON leaves out, when there is none, so that stored and sent products compare as equal.
const withSnooze = (option: Option, stored: Option | undefined): Option => ({
  ...option,
  snoozedUntil: option.isAvailable || stored?.isAvailable ? undefined : (stored?.snoozedUntil ?? undefined),
})

/** Ignores sent snoozes: an option that stays unavailable keeps its stored end. */
export const withKeptSnoozes = (sent: Modifiers, stored: Modifiers): Modifiers =>
  sent.map(modifier => {
    const before = stored.find(({ id }) => id === modifier.id)?.options ?? []
    const options = modifier.options.map(option =>
      withSnooze(
        option,
        before.find(({ id }) => id === option.id),
      ),
    )
    return { ...modifier, options }
  })

/** Returns true if the modifiers keep the rules beyond their shape: unique ids, plain-text names. */
export const areModifiersSound = (modifiers: Modifiers): boolean =>
  areIdsSound(modifiers) &&
  modifiers.every(
    ({ name, options }) =>
      areIdsSound(options) &&
      ![
        name.ar,
        name.en,
        ...options.flatMap(option => [option.optionNameEn, option.optionNameAr ?? '']),
      ].some(hasForbiddenCharacters),
  )

/** The errors of groups to be stored, without those that the stored ones have: a toggle must not fail for them. */
export const newGroupFaults = (next: Modifiers, stored: Modifiers = []) => {
  const keyOf = (modifiers: Modifiers, { place, code }: { place: number; code: string }) =>
    `${modifiers[place]?.id} ${code}`
  const known = new Set(productGroupFaults(stored).map(fault => keyOf(stored, fault)))
  return productGroupFaults(next).filter(fault => !known.has(keyOf(next, fault)))
}

/** The same by field. */
export const modifierErrors = (sent: Modifiers, stored?: Modifiers): FieldErrors =>
  Object.fromEntries(
    newGroupFaults(sent, stored).map(({ place, path, code }) => [
      `modifiers.${[place, ...path].join('.')}`,
      [code],
    ]),
  )

interface Groups {
  modifiers: Modifiers
  choicesIds: readonly number[]
}

const clashesOf = ({ modifiers, choicesIds }: Groups, names: ReadonlyMap<number, Localized>) =>
  sharedGroupClashes(
    modifiers,
    choicesIds.flatMap(id => {
      const name = names.get(id)
      return name ? [{ id, name }] : []
    }),
  )

/** Shared groups whose name another group of the product has, without those of the stored product. `names`: of shared groups. */
export const newSharedClashes = (
  next: Groups,
  { before, names }: { before: Groups | undefined; names: ReadonlyMap<number, Localized> },
) => {
  const known = new Set(before && clashesOf(before, names).map(({ key }) => key))
  return clashesOf(next, names).filter(({ key }) => !known.has(key))
}

/** The same by field: at the own group, or at the list of shared groups when the shared one is new on the product. */
export const sharedClashErrors = (
  next: Groups,
  stored: { before: Groups | undefined; names: ReadonlyMap<number, Localized> },
): FieldErrors =>
  Object.fromEntries(
    newSharedClashes(next, stored).map(({ id, name, own }) => {
      const isAttached = stored.before?.choicesIds.includes(id)
      const field = own && isAttached ? `modifiers.${own.place}.name.${own.language}` : 'choicesIds'
      return [field, [`same_name_as_group:${nameInBoth(name)}`]]
    }),
  )
