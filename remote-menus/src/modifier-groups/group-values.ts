import type { Localized } from '@sufra/shared/contracts/wire'

/** One option while it is edited. */
export interface OptionValues {
  /** Of this form, for the order; never sent. */
  id: string
  /** The server's; new options have none. */
  sentId?: number
  optionNameAr: string
  optionNameEn: string
  /** Halalas, on top of the product's price. */
  price: number | null
  isAvailable: boolean
}

/** A group of options while it is edited, a product's own or a choice that many products carry. */
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
// A draft comes back with the keys that it had, so a counter alone would give one of them again.
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

/** The same without the server's ids: a copy is a thing of its own. */
export const copiedGroup = (group: GroupValues): GroupValues => ({
  ...group,
  sentId: undefined,
  options: group.options.map(option => ({ ...option, sentId: undefined })),
})

/** Whether it would not be sent: a group goes out only with its name in both languages (specification#products). */
export const lacksName = ({ name }: Pick<GroupValues, 'name'>): 'ar' | 'en' | 'both' | null => {
  const hasArabic = name.ar.trim() !== ''
  const hasEnglish = name.en.trim() !== ''
  if (hasArabic && hasEnglish) return null
  if (hasArabic) return 'en'
  return hasEnglish ? 'ar' : 'both'
}

/** "Required" and "at least one" are the same thing, said twice. */
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
