import { useState } from 'react'
import { Dialog } from '../../overlay/dialog.tsx'
import { Field } from '../field.tsx'
import type { CalendarDay } from './calendar-day.ts'
import { DayBox } from './day-box.tsx'
import { useDateWords } from './date-words.ts'
import { LazyCalendar } from './lazy-calendar.ts'

export interface DateInputProps {
  label: string
  /** "2026-11-22"; null for none. */
  value: CalendarDay | null
  onChange: (value: CalendarDay | null) => void
  /** First and last day of the calendar. A typed day outside is left to the contract. */
  min?: CalendarDay
  max?: CalendarDay
  name?: string
  help?: string
  error?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** Renders a date input: typed in Arabic or Latin digits, or taken from a calendar that loads when it is opened. */
export const DateInput = (props: DateInputProps) => {
  const { label, value, onChange, min, max, help, error, isRequired } = props
  const words = useDateWords()
  const [isOpen, setIsOpen] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const pick = (day: CalendarDay) => {
    setIsWrong(false)
    onChange(day)
    setIsOpen(false)
  }
  return (
    <Field
      label={label}
      help={help}
      error={isWrong && value === null ? words.wrong : error}
      isRequired={isRequired}
    >
      <DayBox
        label={label}
        value={value}
        onChange={onChange}
        onWrong={setIsWrong}
        onOpen={() => setIsOpen(true)}
        name={props.name}
        isDisabled={props.isDisabled}
      />
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={words.choose}>
        <LazyCalendar chosen={value ? [value] : []} isRange={false} min={min} max={max} onPick={pick} />
      </Dialog>
    </Field>
  )
}
