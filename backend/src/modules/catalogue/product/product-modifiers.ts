import { productGroupFaults } from '@sufra/shared/contracts/modifier-group'
import type { Product } from '@sufra/shared/contracts/product'
import type { FieldErrors } from '#src/errors/errors.ts'
import { areIdsSound, numbered } from '#src/modules/catalogue/choice/choice.service.ts'
import { hasForbiddenCharacters } from './localized-input.ts'

type Modifiers = Product['modifiers']
type Option = Modifiers[number]['options'][number]

export const numberedModifiers = (modifiers: Modifiers): Modifiers =>
  numbered(modifiers.map(modifier => ({ ...modifier, options: numbered(modifier.options) })))

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

/** The mistakes of groups to be stored, without those that the stored ones have: a toggle must not fail for them. */
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
