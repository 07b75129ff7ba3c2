import { z } from 'zod'
import { searchKey } from './text.ts'
import type { Localized } from './wire.ts'

/** A group of options as it is checked: one of a product or one that several products share. */
export interface ModifierGroup {
  min: number
  max: number
  isRequired: boolean
  options: readonly { optionNameEn: string; optionNameAr?: string | undefined }[]
}

/** The errors of a group; each is a key of the field texts. */
export const GroupFaultCode = z.enum([
  'no_options',
  'min_above_max',
  'min_above_options',
  'required_needs_one',
  'same_option_name',
  'same_group_name',
])

export interface GroupFault {
  code: z.infer<typeof GroupFaultCode>
  /** Of the field to change, within the group. */
  path: (string | number)[]
}

const LANGUAGES = ['ar', 'en'] as const
const OTHER = { ar: 'en', en: 'ar' } as const

const keyOf = (text: string): string => searchKey(text).replace(/\s+/g, ' ').trim()

/**
 * The names that a customer cannot tell from an earlier one in Arabic or in English, with the language of the text to
 * change. A name in one language is shown in both.
 */
export const repeatedNames = (
  names: readonly Localized[],
): { place: number; language: keyof Localized }[] => {
  const seen = { ar: new Set<string>(), en: new Set<string>() }
  return names.flatMap((name, place) => {
    const shown = LANGUAGES.map(language => {
      const source = name[language].trim() === '' ? OTHER[language] : language
      return { language, source, key: keyOf(name[source]) }
    }).filter(({ key }) => key !== '')
    const repeated = shown.find(({ language, key }) => seen[language].has(key))
    for (const { language, key } of shown) seen[language].add(key)
    return repeated ? [{ place, language: repeated.source }] : []
  })
}

const limitFaults = ({ min, max, isRequired, options }: ModifierGroup): GroupFault[] => {
  const faults: GroupFault[] = []
  if (options.length === 0) faults.push({ code: 'no_options', path: ['options'] })
  if (min > max) faults.push({ code: 'min_above_max', path: ['min'] })
  else if (min > options.length && options.length > 0)
    faults.push({ code: 'min_above_options', path: ['min'] })
  if (isRequired && min < 1) faults.push({ code: 'required_needs_one', path: ['min'] })
  return faults
}

/** Checks one group: min ≤ max, enough options for min, at least one if required, and different names. */
export const groupFaults = (group: ModifierGroup): GroupFault[] => {
  const names = group.options.map(({ optionNameAr = '', optionNameEn }) => ({
    ar: optionNameAr,
    en: optionNameEn,
  }))
  return [
    ...limitFaults(group),
    ...repeatedNames(names).map(({ place, language }): GroupFault => ({
      code: 'same_option_name',
      path: ['options', place, language === 'ar' ? 'optionNameAr' : 'optionNameEn'],
    })),
  ]
}

const IMPOSSIBLE: ReadonlySet<GroupFault['code']> = new Set([
  'no_options',
  'min_above_max',
  'min_above_options',
])

/** Returns true if no order can satisfy a group with this fault. Delivery platforms reject such a group. */
export const isImpossible = ({ code }: Pick<GroupFault, 'code'>): boolean => IMPOSSIBLE.has(code)

/** Refuses a group with an error, at the field to change. */
export const refuseGroupFaults = (group: ModifierGroup, context: z.RefinementCtx<unknown>): void => {
  for (const { code, path } of groupFaults(group))
    context.addIssue({ code: 'custom', message: code, path, input: group })
}

/** Errors of groups that one product carries, its own in their order: each by itself, and names that two groups share. */
export const productGroupFaults = (
  modifiers: readonly (Omit<ModifierGroup, 'isRequired'> & { required: boolean; name: Localized })[],
): (GroupFault & { place: number })[] => [
  ...modifiers.flatMap(({ required, ...group }, place) =>
    groupFaults({ ...group, isRequired: required }).map(fault => ({ ...fault, place })),
  ),
  ...repeatedNames(modifiers.map(({ name }) => name)).map(
    ({ place, language }): GroupFault & { place: number } => ({
      code: 'same_group_name',
      path: ['name', language],
      place,
    }),
  ),
]

interface NamedGroup {
  id?: number | undefined
  name: Localized
}

export interface SharedGroupClash {
  /** the shared group */
  id: number
  name: Localized
  /** the own group with an equal name; null: another shared group has it */
  own: { place: number; language: keyof Localized } | null
  /** equal for the same clash before and after a change of other fields */
  key: string
}

const clashOf = (one: Localized, other: Localized) => repeatedNames([one, other])[0]

/** The shared groups of a product whose name an own group of it, or an earlier shared one, has as well. */
export const sharedGroupClashes = (
  own: readonly NamedGroup[],
  shared: readonly { id: number; name: Localized }[],
): SharedGroupClash[] =>
  shared.flatMap(({ id, name }, at) => [
    ...own.flatMap((group, place): SharedGroupClash[] => {
      const clash = clashOf(name, group.name)
      const key = JSON.stringify([id, group.id, group.name.ar, group.name.en])
      return clash ? [{ id, name, own: { place, language: clash.language }, key }] : []
    }),
    ...shared
      .slice(0, at)
      .flatMap((other): SharedGroupClash[] =>
        clashOf(other.name, name) ? [{ id, name, own: null, key: JSON.stringify([id, other.id]) }] : [],
      ),
  ])
