import { z } from 'zod'
import type { Columns, Past } from './past-state.repository.ts'

const Rows = z.array(z.record(z.string(), z.unknown())).catch([])
const AVAILABILITY = new Set(['isAvailable', 'snoozedUntil'])

const alike = (id: unknown, rows: unknown): Columns | undefined => Rows.parse(rows).find(row => row.id === id)

// An available option may have a null end or none; it keeps its present form.
const optionsOf = (then: unknown, now: unknown): Columns[] =>
  Rows.parse(then).map(option => {
    const current = alike(option.id, now)
    if (!current) return option
    return Object.fromEntries([
      ...Object.entries(option).filter(([name]) => !AVAILABILITY.has(name)),
      ...Object.entries(current).filter(([name]) => AVAILABILITY.has(name)),
    ])
  })

const modifiersOf = (then: unknown, now: unknown): Columns[] =>
  Rows.parse(then).map(group => {
    const current = alike(group.id, now)
    return current ? { ...group, options: optionsOf(group.options, current.options) } : group
  })

/**
 * Returns the past state with the present availability of options, so that a restored name does not put a
 * sold-out option on sale.
 */
export const withCurrentAvailability = ({ then, now, ...row }: Past): Past => ({
  ...row,
  now,
  then: {
    ...then,
    ...('options' in then && { options: optionsOf(then.options, now.options) }),
    ...('modifiers' in then && { modifiers: modifiersOf(then.modifiers, now.modifiers) }),
  },
})
