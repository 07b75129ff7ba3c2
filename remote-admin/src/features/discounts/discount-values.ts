import type { Discount, DiscountRequest } from '@sufra/shared/contracts/discount'
import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { DiscountTerms } from '@sufra/shared/contracts/subscription-price'
import { localDate, zonedInstant } from '@sufra/shared/contracts/zoned-time'
import { TIME_ZONE } from '@sufra/shared/i18n'
import type { CalendarDay } from '@sufra/shared/ui/dates'

/** Values of the form, named as in the request, so that an error finds its field. */
export interface DiscountValues {
  code: string
  kind: Discount['kind']
  /** A percent, or halalas. */
  value: number | null
  isForAll: boolean
  planIds: number[]
  startsAt: CalendarDay | null
  /** The last day, included. */
  endsAt: CalendarDay | null
  maxUses: number | null
  maxUsesPerAccount: number | null
  isActive: boolean
}

const DAY_MINUTES = 24 * 60
const dayOf = (instant: Date): CalendarDay => localDate(instant, TIME_ZONE)
const lastDayOf = (endsAt: string): CalendarDay => dayOf(new Date(Date.parse(endsAt) - 1))

/** Returns the values of an existing code, or (null) of a new one, which begins today. */
export const valuesOf = (base: Discount | null, now: Date): DiscountValues =>
  base === null
    ? {
        code: '',
        kind: 'percent',
        value: null,
        isForAll: true,
        planIds: [],
        startsAt: dayOf(now),
        endsAt: null,
        maxUses: null,
        maxUsesPerAccount: 1,
        isActive: true,
      }
    : {
        code: base.code,
        kind: base.kind,
        value: base.kind === 'percent' ? base.value : toHalalas(base.value),
        isForAll: base.planIds === null,
        planIds: base.planIds ?? [],
        startsAt: dayOf(new Date(base.startsAt)),
        endsAt: base.endsAt === null ? null : lastDayOf(base.endsAt),
        maxUses: base.maxUses,
        maxUsesPerAccount: base.maxUsesPerAccount,
        isActive: base.isActive,
      }

/** Returns the terms while they are typed; null without a value. */
export const termsOf = ({ kind, value }: DiscountValues): DiscountTerms | null => {
  if (!value) return null
  return { kind, value: kind === 'percent' ? Math.min(100, value) : toRiyals(value) }
}

// An unchanged day keeps its hour.
const startOf = (day: CalendarDay | null, base: Discount | null): string => {
  if (day === null) return ''
  if (base && dayOf(new Date(base.startsAt)) === day) return base.startsAt
  return zonedInstant(day, 0, TIME_ZONE).toISOString()
}
const endOf = (day: CalendarDay | null, base: Discount | null): string | null => {
  if (day === null) return null
  if (base?.endsAt && lastDayOf(base.endsAt) === day) return base.endsAt
  return zonedInstant(day, DAY_MINUTES, TIME_ZONE).toISOString()
}

const written = (value: number | null): number => value ?? Number.NaN

/** A missing value is sent as no number: the contract reports it at the field. */
export const requestOf = (values: DiscountValues, base: Discount | null): DiscountRequest => ({
  code: values.code,
  kind: values.kind,
  value: values.kind === 'amount' && values.value !== null ? toRiyals(values.value) : written(values.value),
  planIds: values.isForAll ? null : values.planIds,
  startsAt: startOf(values.startsAt, base),
  endsAt: endOf(values.endsAt, base),
  maxUses: values.maxUses,
  maxUsesPerAccount: written(values.maxUsesPerAccount),
  isActive: values.isActive,
})
