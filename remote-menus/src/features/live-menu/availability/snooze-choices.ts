import type { SnoozePreset } from '@sufra/shared/contracts/snooze'
import type { SnoozeEnd } from '#src/snooze/written-end.ts'

const PRESET = {
  halfHour: '30m',
  oneHour: '1h',
  twoHours: '2h',
  fourHours: '4h',
  endOfDay: 'endOfDay',
  tomorrow: 'tomorrow',
  manual: undefined,
} as const satisfies Record<string, SnoozePreset | undefined>

export type SnoozeChoice = keyof typeof PRESET

export const SNOOZE_CHOICES = [
  'halfHour',
  'oneHour',
  'twoHours',
  'fourHours',
  'endOfDay',
  'tomorrow',
  'manual',
] as const satisfies SnoozeChoice[]

/** Returns the end for the request; the manual choice has none. */
export const endOf = (choice: SnoozeChoice): Pick<SnoozeEnd, 'preset'> => {
  const preset = PRESET[choice]
  return preset ? { preset } : {}
}
