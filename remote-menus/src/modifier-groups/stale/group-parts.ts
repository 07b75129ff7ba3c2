import type { GroupValues } from '../group-values.ts'

/** Units of a conflict. Minimum and maximum form one unit, because they only make sense together. */
export const GROUP_PARTS = ['name', 'limits', 'options'] as const
export type GroupPart = (typeof GROUP_PARTS)[number]

const FIELDS = {
  name: ['name'],
  limits: ['min', 'max', 'required'],
  options: ['options'],
} as const satisfies Record<GroupPart, (keyof GroupValues)[]>

// Row keys are internal, and an empty price equals 0.
const plain = (part: GroupPart, group: GroupValues): string =>
  JSON.stringify(
    FIELDS[part].map(field => group[field]),
    (key, value: unknown) => {
      if (key === 'id') return undefined
      // JSON would turn an unreadable number (NaN) into null.
      if (Number.isNaN(value)) return String(value)
      return key === 'price' ? (value ?? 0) : value
    },
  )

/** Returns the parts in which two states of a group differ. */
export const changedParts = (before: GroupValues, after: GroupValues): GroupPart[] =>
  GROUP_PARTS.filter(part => plain(part, before) !== plain(part, after))

/** Returns `base` with the given parts replaced by those of `other`. */
export const withParts = (
  base: GroupValues,
  other: GroupValues,
  parts: readonly GroupPart[],
): GroupValues => ({
  ...base,
  ...(parts.includes('name') && { name: other.name }),
  ...(parts.includes('limits') && { min: other.min, max: other.max, required: other.required }),
  ...(parts.includes('options') && { options: other.options }),
})
