import type { ActionDetails } from '#src/order-actions/order-action.queries.ts'

export const SNOOZE_CHOICES = ['hour', 'endOfDay', 'manual', 'none'] as const
export type SnoozeChoice = (typeof SNOOZE_CHOICES)[number]

/** How long dishes leave the menu. The server knows when a day ends: for a branch that may be after midnight. */
export const SNOOZES: Record<SnoozeChoice, ActionDetails['fixes']> = {
  hour: { snoozeProducts: { preset: '1h' } },
  endOfDay: { snoozeProducts: { preset: 'endOfDay' } },
  manual: { snoozeProducts: { until: null } },
  none: undefined,
}
