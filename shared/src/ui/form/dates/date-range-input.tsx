import { Grid } from '@chakra-ui/react/grid'
import { useState } from 'react'
import { Dialog } from '../../overlay/dialog.tsx'
import { Field } from '../field.tsx'
import type { CalendarDay } from './calendar-day.ts'
import { DayBox } from './day-box.tsx'
import { useDateWords } from './date-words.ts'
import { LazyCalendar } from './lazy-calendar.ts'

export interface DateRange {
  from: CalendarDay | null
  to: CalendarDay | null
}

export interface DateRangeInputProps {
  labels: { from: string; to: string }
  /** Includes both days. */
  value: DateRange
  onChange: (value: DateRange) => void
  min?: CalendarDay
  max?: CalendarDay
  /** Name of the form's field: the boxes are `name.from` and `name.to`. */
  name?: string
  help?: string
  /** Errors of each day, and of the range. */
  errors?: { from?: string; to?: string; both?: string }
  isRequired?: boolean
  isDisabled?: boolean
}

const ENDS = ['from', 'to'] as const

/** Renders a range of days: each can be typed; in the calendar the first press is the start, the second the end. */
export const DateRangeInput = (props: DateRangeInputProps) => {
  const { labels, value, onChange, min, max, name, help, errors, isRequired, isDisabled } = props
  const words = useDateWords()
  const [isOpen, setIsOpen] = useState(false)
  const [wrong, setWrong] = useState({ from: false, to: false })
  const [start, setStart] = useState<CalendarDay | null>(null)
  const isBackwards = value.from !== null && value.to !== null && value.to < value.from
  const ends = [value.from, value.to].filter(day => day !== null)
  const show = (isShown: boolean) => {
    setIsOpen(isShown)
    setStart(null)
  }
  const pick = (day: CalendarDay) => {
    if (start === null) return setStart(day)
    const [from = day, to = day] = [start, day].sort()
    setWrong({ from: false, to: false })
    onChange({ from, to })
    show(false)
  }
  const errorOf = (end: 'from' | 'to') => {
    if (wrong[end] && value[end] === null) return words.wrong
    if (end === 'from') return errors?.from
    return errors?.to ?? errors?.both ?? (isBackwards ? words.order : undefined)
  }
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      {ENDS.map(end => (
        <Field
          key={end}
          label={labels[end]}
          help={end === 'from' ? help : undefined}
          error={errorOf(end)}
          isRequired={isRequired}
        >
          <DayBox
            label={labels[end]}
            value={value[end]}
            onChange={day => onChange({ ...value, [end]: day })}
            onWrong={isWrong => setWrong(known => ({ ...known, [end]: isWrong }))}
            onOpen={() => show(true)}
            name={name && `${name}.${end}`}
            isDisabled={isDisabled}
          />
        </Field>
      ))}
      <Dialog isOpen={isOpen} onClose={() => show(false)} title={words.chooseRange}>
        <LazyCalendar chosen={start ? [start] : ends} isRange min={min} max={max} onPick={pick} />
      </Dialog>
    </Grid>
  )
}
