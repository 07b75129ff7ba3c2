import type { GroupValues } from '../group-values.ts'

/** What people see as one thing each: the limits mean something together alone. */
export const GROUP_PARTS = ['name', 'limits', 'options'] as const
export type GroupPart = (typeof GROUP_PARTS)[number]

const FIELDS = {
  name: ['name'],
  limits: ['min', 'max', 'required'],
  options: ['options'],
} as const satisfies Record<GroupPart, (keyof GroupValues)[]>

// The keys of the form's rows are nobody's business, nor is an empty price another one than 0 in them.
const plain = (part: GroupPart, group: GroupValues): string =>
  JSON.stringify(
    FIELDS[part].map(field => group[field]),
    (key, value: unknown) => {
      if (key === 'id') return undefined
      // As JSON, a number that cannot be read would be the same as none.
      if (Number.isNaN(value)) return String(value)
      return key === 'price' ? (value ?? 0) : value
    },
  )

/** Where two states of a group differ. */
export const changedParts = (before: GroupValues, after: GroupValues): GroupPart[] =>
  GROUP_PARTS.filter(part => plain(part, before) !== plain(part, after))

/** `base` with some of its parts as they are in `other`. */
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
