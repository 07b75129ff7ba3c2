import type { Localized } from '@sufra/shared/contracts/wire'
import { toLatinDigits } from '@sufra/shared/contracts/text'
import type { Reading } from '../read-cell.ts'
import { readOptionPrice } from '../read-cell.ts'
import { cutAt, inOneLanguage, indexOfMark, placeOf, readNames, writeNames } from './named-parts.ts'

export interface SheetOption {
  name: Localized
  /** SAR, added to the product's price */
  price: number
}
export interface SheetGroup {
  name: Localized
  min: number
  max: number
  isRequired: boolean
  options: SheetOption[]
}
export interface SheetModifiers {
  groups: SheetGroup[]
  /** names of choices that many products share */
  choices: Localized[]
}

/** Maximum numbers per item; `chosen` per group. */
export const MOST_MODIFIERS = { groups: 50, options: 50, chosen: 20 }
// For a head with single spaces: a long run of spaces could be split in too many ways.
const LIMITS = /^(.*)\( ?(\d{1,4})(?: ?[-–—] ?(\d{1,4}))?(?: ?(\p{L}{1,20}))? ?\) ?$/su
const REQUIRED = new Set(['required', 'الزامي', 'إلزامي', 'اجباري', 'إجباري'])
const OPTIONAL = new Set(['optional', 'اختياري'])

const readOption = (raw: string): Reading<SheetOption> => {
  const at = indexOfMark(raw, '+', 'last')
  const name = readNames(at < 0 ? raw : raw.slice(0, at))
  if (!name) return { code: `import_option_name:${placeOf(raw)}` }
  if (at < 0) return { value: { name, price: 0 } }
  const { value: price, code } = readOptionPrice(raw.slice(at + 1).trim())
  return code === undefined && typeof price === 'number'
    ? { value: { name, price } }
    : { code: `import_option_price:${placeOf(raw)}` }
}

const readOptions = (raw: string): Reading<SheetOption[]> => {
  const options: SheetOption[] = []
  for (const part of cutAt(raw, ';؛')) {
    const { value, code } = readOption(part)
    if (!value) return { code }
    options.push(value)
  }
  return { value: options }
}

// Without limits any number may be chosen, and none is required.
const readHead = (head: string, count: number): Reading<Omit<SheetGroup, 'options'>> => {
  const raw = head.replace(/\s+/g, ' ')
  const [, named = raw, least, most = least, word = ''] = LIMITS.exec(toLatinDigits(raw)) ?? []
  // Digits in the name stay as written.
  const name = readNames(raw.slice(0, named.length))
  if (!name) return { code: `import_option_name:${placeOf(raw)}` }
  const min = Number(least ?? 0)
  const max = Number(most ?? Math.min(count, MOST_MODIFIERS.chosen))
  const isKnown = word === '' || REQUIRED.has(word.toLowerCase()) || OPTIONAL.has(word.toLowerCase())
  if (min > max || max < 1 || max > MOST_MODIFIERS.chosen || !isKnown)
    return { code: `import_group_limits:${placeOf(raw)}` }
  const isRequired = word === '' ? min > 0 : REQUIRED.has(word.toLowerCase())
  return { value: { name, min, max, isRequired } }
}

const readGroup = (raw: string): Reading<SheetGroup> => {
  const at = indexOfMark(raw, ':', 'first')
  const head = at < 0 ? raw : raw.slice(0, at)
  const { value: options, code: wrong } = readOptions(at < 0 ? '' : raw.slice(at + 1))
  if (!options) return { code: wrong }
  if (options.length === 0) return { code: `import_group_without_options:${placeOf(head)}` }
  if (options.length > MOST_MODIFIERS.options) return { code: `import_too_many_options:${placeOf(head)}` }
  const { value, code } = readHead(head, options.length)
  return value ? { value: { ...value, options } } : { code }
}

/** "Extras / إضافات (0-3): Cheese / جبن +3; Bacon +5 | #Sauces". Blank means none. */
export const readModifiers = (cell: string): Reading<SheetModifiers> => {
  const read: SheetModifiers = { groups: [], choices: [] }
  for (const raw of cutAt(cell, '|\n').map(part => part.trim())) {
    if (raw.startsWith('#')) {
      const name = readNames(raw.slice(1))
      if (!name) return { code: `import_option_name:${placeOf(raw)}` }
      read.choices.push(name)
      continue
    }
    const { value, code } = readGroup(raw)
    if (!value) return { code }
    read.groups.push(value)
  }
  return read.groups.length > MOST_MODIFIERS.groups
    ? { code: `import_too_many_options:${MOST_MODIFIERS.groups}` }
    : { value: read }
}

const word = ({ min, isRequired }: SheetGroup, language: 'ar' | 'en'): string => {
  if (isRequired === min > 0) return ''
  const words = isRequired ? { ar: ' إلزامي', en: ' required' } : { ar: ' اختياري', en: ' optional' }
  return words[language]
}

const writeGroup = (group: SheetGroup, language: 'ar' | 'en'): string => {
  const { name, min, max, options } = group
  const called = writeNames(name.en === name.ar ? inOneLanguage(name.en) : name, language)
  const listed = options.map(
    option => `${writeNames(option.name, language)}${option.price > 0 ? ` +${option.price}` : ''}`,
  )
  return `${called} (${min}-${max}${word(group, language)}): ${listed.join('; ')}`
}

export const writeModifiers = ({ groups, choices }: SheetModifiers, language: 'ar' | 'en'): string =>
  [
    ...groups.map(group => writeGroup(group, language)),
    ...choices.map(name => `#${writeNames(name, language)}`),
  ].join(' | ')
