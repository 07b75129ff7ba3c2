import type { Lack } from './availability.ts'

interface OptionGroup {
  min: number
  isRequired: boolean
  options: readonly { isAvailable: boolean }[]
}

interface Modifier {
  id?: number
  name: { ar: string; en: string }
  min: number
  required: boolean
  options: OptionGroup['options']
}

interface Choice extends OptionGroup {
  id: number
  name: string
}

// A required group needs at least one option, whatever its minimum.
const isShort = ({ min, isRequired, options }: OptionGroup): boolean =>
  isRequired && options.filter(({ isAvailable }) => isAvailable).length < Math.max(min, 1)

/** Returns the lack of every product with this choice, or null. */
export const lackOfChoice = (choice: Choice): Lack | null =>
  isShort(choice) ? { kind: 'choice', id: choice.id, name: choice.name } : null

const lackOfModifier = ({ id = 0, name, min, required, options }: Modifier): Lack | null =>
  isShort({ min, options, isRequired: required })
    ? { kind: 'modifier', id, name: JSON.stringify(name) }
    : null

/**
 * Returns the reasons why a product on sale cannot be sold: its required groups, own and shared, with fewer available
 * options than required. Empty if it can be sold. The server and the screens use this function.
 */
export const lacksOf = ({
  modifiers,
  choices,
}: {
  modifiers: readonly Modifier[]
  choices: readonly Choice[]
}): Lack[] => [...modifiers.map(lackOfModifier), ...choices.map(lackOfChoice)].filter(lack => lack !== null)
