import type { Localized } from '@sufra/shared/contracts/wire'

/** Form values of one option. */
export interface OptionValues {
  /** Key of the row in this form, for sorting; never sent. */
  id: string
  /** Id of the server; new options have none. */
  sentId?: number
  optionNameAr: string
  optionNameEn: string
  /** Surcharge in halalas. */
  price: number | null
  isAvailable: boolean
}

/** Form values of a modifier group, either of one product or shared by many. */
export interface GroupValues {
  id: string
  sentId?: number
  name: Localized
  min: number | null
  max: number | null
  required: boolean
  options: OptionValues[]
}

let made = 0
// Restored drafts keep their keys, so a counter alone could produce a key twice.
const nextKey = (): string => `${Date.now().toString(36)}-${(made += 1)}`

export const newOption = (): OptionValues => ({
  id: nextKey(),
  optionNameAr: '',
  optionNameEn: '',
  price: null,
  isAvailable: true,
})

export const newGroup = (): GroupValues => ({
  id: nextKey(),
  name: { ar: '', en: '' },
  min: 0,
  max: 1,
  required: false,
  options: [newOption()],
})

/** Returns a copy without server ids, which is saved as a new group. */
export const copiedGroup = (group: GroupValues): GroupValues => ({
  ...group,
  sentId: undefined,
  options: group.options.map(option => ({ ...option, sentId: undefined })),
})

/**
 * Returns the language whose name is missing, or null. A group is sent only with both names (specification#products).
 */
export const lacksName = ({ name }: Pick<GroupValues, 'name'>): 'ar' | 'en' | 'both' | null => {
  const hasArabic = name.ar.trim() !== ''
  const hasEnglish = name.en.trim() !== ''
  if (hasArabic && hasEnglish) return null
  if (hasArabic) return 'en'
  return hasEnglish ? 'ar' : 'both'
}

/** Sets "required" and keeps the minimum consistent: both express the same rule. */
export const withRequired = (group: GroupValues, required: boolean): GroupValues => ({
  ...group,
  required,
  min: required ? Math.max(1, group.min || 0) : 0,
})

export const withMin = (group: GroupValues, min: number | null): GroupValues => ({
  ...group,
  min,
  required: Number.isNaN(min) ? group.required : (min ?? 0) > 0,
  max: min !== null && group.max !== null && group.max < min ? min : group.max,
})
