import type { Product } from '@sufra/shared/contracts/product'
import { areIdsSound, numbered } from '#src/modules/catalogue/choice/choice.service.ts'
import { hasForbiddenCharacters } from './localized-input.ts'

type Modifiers = Product['modifiers']
type Option = Modifiers[number]['options'][number]

export const numberedModifiers = (modifiers: Modifiers): Modifiers =>
  numbered(modifiers.map(modifier => ({ ...modifier, options: numbered(modifier.options) })))

// Undefined, which JSON leaves out, where there is none: a stored product and a sent one compare as equal.
const withSnooze = (option: Option, stored: Option | undefined): Option => ({
  ...option,
  snoozedUntil: option.isAvailable || stored?.isAvailable ? undefined : (stored?.snoozedUntil ?? undefined),
})

/** What is sent of snoozes counts for nothing: an option that stays unavailable keeps the end that it had. */
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

/** What the shapes alone do not say: ids are used once, min is not above max, names are plain text. */
export const areModifiersSound = (modifiers: Modifiers): boolean =>
  areIdsSound(modifiers) &&
  modifiers.every(
    ({ min, max, name, options }) =>
      min <= max &&
      areIdsSound(options) &&
      ![
        name.ar,
        name.en,
        ...options.flatMap(option => [option.optionNameEn, option.optionNameAr ?? '']),
      ].some(hasForbiddenCharacters),
  )
