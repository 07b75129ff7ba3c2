import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAgo, formatDuration } from './duration.ts'
import {
  formatAmount,
  formatChange,
  formatDate,
  formatDateTime,
  formatDayOfWeek,
  formatDays,
  formatHour,
  formatMoney,
  formatMonth,
  formatNumber,
  formatQuantity,
  formatShortDate,
  formatShortMonth,
  formatTime,
  formatWeekday,
} from './formatters.ts'
import type { Moment } from './formatters.ts'
import { shownLanguage } from './missing-texts.ts'

/** Returns the formatters bound to the interface language: `const format = useFormat(); format.money(35)`. */
export const useFormat = () => {
  const { t, i18n } = useTranslation()
  const language = shownLanguage(i18n)
  // Keeps one object per language, so that memoized rows and cards do not render again.
  return useMemo(
    () => ({
      number: (value: number) => formatNumber(value, language),
      quantity: (value: number) => formatQuantity(value, language),
      amount: (value: number) => formatAmount(value, language),
      money: (value: number) => formatMoney(value, language),
      change: (ratio: number) => formatChange(ratio, language),
      date: (moment: Moment) => formatDate(moment, language),
      shortDate: (moment: Moment) => formatShortDate(moment, language),
      days: (from: Moment | null, to: Moment | null) => formatDays(from, to, language),
      weekday: (moment: Moment) => formatWeekday(moment, language),
      dayOfWeek: (day: number) => formatDayOfWeek(day, language),
      month: (moment: Moment) => formatMonth(moment, language),
      shortMonth: (moment: Moment) => formatShortMonth(moment, language),
      time: (moment: Moment) => formatTime(moment, language),
      hour: (hour: number) => formatHour(hour, language),
      dateTime: (moment: Moment) => formatDateTime(moment, language),
      duration: (milliseconds: number) => formatDuration(milliseconds, t),
      ago: (milliseconds: number) => formatAgo(milliseconds, t),
    }),
    [language, t],
  )
}
