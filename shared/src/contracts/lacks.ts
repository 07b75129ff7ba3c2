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

// Who must choose chooses at least one, whatever the least number says.
const isShort = ({ min, isRequired, options }: OptionGroup): boolean =>
  isRequired && options.filter(({ isAvailable }) => isAvailable).length < Math.max(min, 1)

/** What every product lacks that carries this choice, or null. */
export const lackOfChoice = (choice: Choice): Lack | null =>
  isShort(choice) ? { kind: 'choice', id: choice.id, name: choice.name } : null

const lackOfModifier = ({ id = 0, name, min, required, options }: Modifier): Lack | null =>
  isShort({ min, options, isRequired: required })
    ? { kind: 'modifier', id, name: JSON.stringify(name) }
    : null

/**
 * Why a product cannot be sold although it is on sale: the required groups, its own and those of its choices, that have
 * fewer available options than they ask for. Empty when it can be sold. The server and the screens ask the same function.
 */
export const lacksOf = ({
  modifiers,
  choices,
}: {
  modifiers: readonly Modifier[]
  choices: readonly Choice[]
}): Lack[] => [...modifiers.map(lackOfModifier), ...choices.map(lackOfChoice)].filter(lack => lack !== null)
