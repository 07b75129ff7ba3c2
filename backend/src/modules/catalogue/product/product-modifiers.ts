import type { Product } from '@sufra/shared/contracts/product'
import { areIdsSound, numbered } from '#src/modules/catalogue/choice/option-ids.ts'
import { hasForbiddenCharacters } from './localized-input.ts'

export const numberedModifiers = (modifiers: Product['modifiers']): Product['modifiers'] =>
  numbered(modifiers.map(modifier => ({ ...modifier, options: numbered(modifier.options) })))

/** What the shapes alone do not say: ids are used once, min is not above max, names are plain text. */
export const areModifiersSound = (modifiers: Product['modifiers']): boolean =>
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
