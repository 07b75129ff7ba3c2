import type { SnoozePreset } from '@sufra/shared/contracts/snooze'
import type { Db, Scope } from '#src/database/database.ts'
import { validation } from '#src/errors/errors.ts'
import { businessDayOf, businessDaysOf } from '#src/modules/merchants/merchants.ts'
import type { BranchEnd } from '../branch-snooze.repository.ts'

const MAX_SNOOZE_MS = 366 * 86_400_000
const HOURS = { '30m': 0.5, '1h': 1, '2h': 2, '4h': 4 } as const

export interface WantedEnd {
  until?: string | null
  preset?: SnoozePreset
}

interface At {
  scope: Scope
  serviceProviderId: number
  now: Date
}

/** 400 at `field` for an end in the past or a year ahead, or for two ends. */
export const checkEnd = ({ until, preset }: WantedEnd, now: Date, field = 'until'): void => {
  if (until && preset) throw validation({ [field]: ['either_until_or_preset'] })
  if (!until) return
  const ahead = Date.parse(until) - now.getTime()
  if (ahead <= 0 || ahead > MAX_SNOOZE_MS) throw validation({ [field]: ['must_be_in_the_future'] })
}

const isOfDay = (preset: SnoozePreset): preset is 'endOfDay' | 'tomorrow' =>
  preset === 'endOfDay' || preset === 'tomorrow'

const fixedEnd = ({ until, preset }: WantedEnd, now: Date): Date | null => {
  if (until) return new Date(until)
  return preset && !isOfDay(preset) ? new Date(now.getTime() + HOURS[preset] * 3_600_000) : null
}

/**
 * Returns the end of a snooze of a whole brand; null without one. A day is the brand's business day over all
 * its branches.
 */
export const endFor = async (db: Db, wanted: WantedEnd, at: At): Promise<Date | null> => {
  const { preset } = wanted
  return preset && isOfDay(preset) ? (await businessDayOf(db, at))[preset] : fixedEnd(wanted, at.now)
}

/** The same for single branches, each by its own business day. */
export const branchEndsFor = async (
  db: Db,
  wanted: WantedEnd,
  { branchIds, ...at }: At & { branchIds: number[] },
): Promise<BranchEnd[]> => {
  const { preset } = wanted
  if (!preset || !isOfDay(preset)) {
    const until = fixedEnd(wanted, at.now)
    return branchIds.map(branchId => ({ branchId, until }))
  }
  const days = await businessDaysOf(db, at)
  return branchIds.map(branchId => ({ branchId, until: days.get(branchId)?.[preset] ?? null }))
}
