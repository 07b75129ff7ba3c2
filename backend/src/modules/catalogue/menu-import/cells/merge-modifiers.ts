import { searchKey } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import {
  newGroupFaults,
  newSharedClashes,
  numberedModifiers,
} from '#src/modules/catalogue/product/product.service.ts'
import type { ProductRow } from '#src/modules/catalogue/product/product.service.ts'
import type { SheetGroup, SheetOption } from './modifiers-cell.ts'
import { writeNames } from './named-parts.ts'

type Modifier = ProductRow['modifiers'][number]
type Option = Modifier['options'][number]

const keyOf = (text: string): string => searchKey(text).trim()

/** Returns whether `wanted`, possibly in one language only, matches `name`. */
export const isCalled = (name: Localized, wanted: Localized): boolean => {
  const [en, ar] = [keyOf(wanted.en), keyOf(wanted.ar)]
  const own = [keyOf(name.en), keyOf(name.ar)]
  if (en === '' || ar === '') return own.includes(en || ar)
  return own[0] === en && own[1] === ar
}

const namesOf = ({ optionNameEn, optionNameAr = '' }: Option): Localized => ({
  en: optionNameEn,
  ar: optionNameAr,
})

export const groupOf = ({ name, min, max, required, options }: Modifier): SheetGroup => ({
  name,
  min,
  max,
  isRequired: required,
  options: options.map(option => ({ name: namesOf(option), price: option.price })),
})

// A sheet in one language keeps the name in the other.
const merged = (name: Localized, old: Localized | undefined): Localized => ({
  en: name.en || (old?.en ?? ''),
  ar: name.ar || (old?.ar ?? ''),
})

/** Fills a missing language, because a product's group has a name in both. */
const inBoth = ({ en, ar }: Localized): Localized => ({ en: en || ar, ar: ar || en })

const optionOf = ({ name, price }: SheetOption, old: Option | undefined): Option => {
  const { en, ar } = merged(name, old && namesOf(old))
  return { ...(old ?? { isAvailable: true }), optionNameEn: en, optionNameAr: ar, price }
}

/** Removes and returns the first match in `left`, so that a second of the same name gets the second match. */
const taken = <Row>(left: Row[], isIt: (row: Row) => boolean): Row | undefined => {
  const at = left.findIndex(isIt)
  return at < 0 ? undefined : left.splice(at, 1)[0]
}

/**
 * Returns the groups of a sheet in the product's format. Groups and options with an existing name keep their
 * ids and snoozes.
 */
export const carriedModifiers = (
  groups: readonly SheetGroup[],
  before: ProductRow['modifiers'],
): ProductRow['modifiers'] => {
  const left = [...before]
  return numberedModifiers(
    groups.map(({ name, min, max, isRequired, options }) => {
      const old = taken(left, group => isCalled(group.name, name))
      const oldOptions = [...(old?.options ?? [])]
      return {
        ...(old && { id: old.id }),
        name: inBoth(merged(name, old?.name)),
        min,
        max,
        required: isRequired,
        options: options.map(option =>
          optionOf(
            option,
            taken(oldOptions, each => isCalled(namesOf(each), option.name)),
          ),
        ),
      }
    }),
  )
}

const FAULT_CODES = {
  no_options: 'import_group_without_options',
  min_above_max: 'import_group_limits',
  min_above_options: 'import_group_min',
  required_needs_one: 'import_group_required',
  same_option_name: 'import_same_option',
  same_group_name: 'import_same_group',
}

type Groups = Pick<ProductRow, 'modifiers' | 'choicesIds'>

/** The first error of groups that an import would store, with the name of the group or option. */
export const groupRefusal = (
  { modifiers, choicesIds }: Groups,
  { before, names }: { before: Groups | null | undefined; names: ReadonlyMap<number, Localized> },
): string | undefined => {
  const [fault] = newGroupFaults(modifiers, before?.modifiers)
  const [clash] = newSharedClashes({ modifiers, choicesIds }, { before: before ?? undefined, names })
  if (!fault && clash) return `same_name_as_group:${writeNames(clash.name, 'en')}`
  const group = fault && modifiers[fault.place]
  if (!group) return undefined
  const [part, place] = fault.path
  const option = part === 'options' && typeof place === 'number' ? group.options[place] : undefined
  const { en, ar } = option ? namesOf(option) : group.name
  return `${FAULT_CODES[fault.code]}:${en === ar ? en : writeNames({ en, ar }, 'en')}`
}
