import type { ActionDetails } from '#src/order-actions/order-action.queries.ts'

export const SNOOZE_CHOICES = ['hour', 'endOfDay', 'manual', 'none'] as const
export type SnoozeChoice = (typeof SNOOZE_CHOICES)[number]

/** Snooze durations. The server computes the end of the day, which may be after midnight for a branch. */
export const SNOOZES: Record<SnoozeChoice, ActionDetails['fixes']> = {
  hour: { snoozeProducts: { preset: '1h' } },
  endOfDay: { snoozeProducts: { preset: 'endOfDay' } },
  manual: { snoozeProducts: { until: null } },
  none: undefined,
}
