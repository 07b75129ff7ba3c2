import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { DayPicker } from 'react-day-picker'
import { useDirection } from '#src/ui/provider/direction.ts'
import { serverDay } from '#src/clock/today.ts'
import { localizeDigits } from '#src/i18n/digits.ts'
import { toDate, toDay } from './calendar-day.ts'
import type { CalendarDay } from './calendar-day.ts'
import { useDateWords } from './date-words.ts'

// Latin digits in both languages until they are displayed (specification#language); the Hijri calendar is Umm al-Qura.
const LOCALES = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' }
const HIJRI = { ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn', en: 'en-GB-u-ca-islamic-umalqura-nu-latn' }

/** Returns names of days and months. Intl knows both calendars, so nothing is downloaded for them. */
const dayNames = (language: 'ar' | 'en') => {
  const format = (locale: string, shape: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, shape)
    return (date: Date) => localizeDigits(formatter.format(date), language)
  }
  return {
    month: format(LOCALES[language], { month: 'long', year: 'numeric' }),
    weekday: format(LOCALES[language], { weekday: language === 'ar' ? 'long' : 'short' }),
    day: format(LOCALES[language], { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    hijriDay: format(HIJRI[language], { day: 'numeric', month: 'long', year: 'numeric' }),
  }
}

const Root = chakra('div', {
  base: {
    '& .rdp-months': { position: 'relative', display: 'grid', justifyContent: 'center' },
    '& .rdp-nav': {
      position: 'absolute',
      insetInline: '0',
      top: '0',
      display: 'flex',
      justifyContent: 'space-between',
    },
    '& .rdp-nav > button': {
      display: 'grid',
      placeItems: 'center',
      boxSize: 'touch',
      borderRadius: 'control',
      _hover: { bg: 'soft' },
      '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
    },
    '& .rdp-chevron': { fill: 'currentColor', boxSize: '5' },
    '& .rdp-month_caption': {
      display: 'grid',
      placeItems: 'center',
      minH: 'touch',
      fontWeight: 'semibold',
    },
    '& table': { borderCollapse: 'separate', borderSpacing: '0 2px' },
    '& th': { textStyle: 'xs12', color: 'muted', fontWeight: 'medium', pb: '1', px: '0.5' },
    '& td': { p: '0', textAlign: 'center' },
    '& td > button': {
      boxSize: 'touch',
      borderRadius: 'control',
      fontVariantNumeric: 'tabular-nums',
      outlineOffset: '-2px',
      _hover: { bg: 'soft' },
      _disabled: { color: 'muted', opacity: 0.5, cursor: 'default', bg: 'transparent' },
    },
    '& .rdp-today > button': { fontWeight: 'bold', color: 'primary.hover' },
    '& .rdp-outside > button': { color: 'muted' },
    '& .rdp-selected': { bg: 'primary.soft' },
    '& .rdp-range_start': { borderStartStartRadius: 'control', borderEndStartRadius: 'control' },
    '& .rdp-range_end': { borderStartEndRadius: 'control', borderEndEndRadius: 'control' },
    '& .rdp-selected:not(.rdp-range_middle) > button': { bg: 'primary', color: 'primary.ink' },
    '& > p': { textAlign: 'center', textStyle: 'sm13', color: 'muted', mt: '3', minH: '1lh' },
  },
})

export interface CalendarProps {
  /** None, one, or the two ends of a range. */
  chosen: readonly CalendarDay[]
  isRange: boolean
  min?: CalendarDay
  max?: CalendarDay
  onPick: (day: CalendarDay) => void
}

const selectionOf = ({ chosen, isRange }: Pick<CalendarProps, 'chosen' | 'isRange'>) => {
  const [first, last = first] = chosen.map(toDate)
  return isRange
    ? { mode: 'range' as const, selected: first && { from: first, to: last } }
    : { mode: 'single' as const, selected: first }
}

/** A month of days, Sunday first, with the chosen day in the Hijri calendar below it. Arrows, Page Up and Down move. */
export const Calendar = ({ chosen, isRange, min, max, onPick }: CalendarProps) => {
  const direction = useDirection()
  const language = direction === 'rtl' ? 'ar' : 'en'
  const words = useDateWords()
  const names = useMemo(() => dayNames(language), [language])
  const hijri = chosen.map(day => names.hijriDay(toDate(day))).join(' – ')
  const limits = [...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])]
  return (
    <Root>
      <DayPicker
        {...selectionOf({ chosen, isRange })}
        // The parent handles presses in `onPick`, so the selection stays controlled.
        onSelect={() => undefined}
        onDayClick={(date, { disabled }) => !disabled && onPick(toDay(date))}
        autoFocus
        dir={direction}
        lang={language}
        weekStartsOn={0}
        today={toDate(serverDay())}
        showOutsideDays
        fixedWeeks
        defaultMonth={chosen[0] ? toDate(chosen[0]) : undefined}
        disabled={limits}
        formatters={{
          formatCaption: names.month,
          formatWeekdayName: names.weekday,
          formatDay: date => localizeDigits(String(date.getDate()), language),
        }}
        labels={{
          labelDayButton: (date, { today, selected }) =>
            [names.day(date), today && words.today, selected && words.chosen].filter(Boolean).join(' · '),
          labelGrid: names.month,
          labelWeekday: names.weekday,
          labelNext: () => words.nextMonth,
          labelPrevious: () => words.previousMonth,
        }}
      />
      <p>{hijri && words.hijri.replace('{date}', hijri)}</p>
    </Root>
  )
}
