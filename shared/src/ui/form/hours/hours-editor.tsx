import type { HoursPeriod } from '#src/contracts/hours.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { DayRow } from './day-row.tsx'
import type { DayChange } from './day-row.tsx'
import { shownProblem } from './hours-problem.ts'
import {
  WEEK_DAYS,
  copiedTo,
  periodsOn,
  withMode,
  withPeriodAdded,
  withPeriodChanged,
  withoutPeriod,
} from './week.ts'
import { HoursOfContext, useHoursWordsOf } from './hours-words.ts'
import type { HoursOf } from './hours-words.ts'

const Root = chakra('fieldset', {
  base: {
    minW: '0',
    containerType: 'inline-size',
    '& > legend': { textStyle: 'sm13', fontWeight: 'medium' },
    '& > p': {
      textStyle: 'sm13',
      color: 'muted',
      '&[data-error]': { color: 'disabled', fontWeight: 'medium' },
    },
  },
})

const applied = (week: readonly HoursPeriod[], day: number, change: DayChange): HoursPeriod[] => {
  switch (change.kind) {
    case 'mode':
      return withMode(week, day, change.mode)
    case 'add':
      return withPeriodAdded(week, day)
    case 'copy':
      return copiedTo(week, day, change.to)
    case 'remove':
      return withoutPeriod(week, { day, place: change.place })
    case 'times':
      return withPeriodChanged(week, { day, place: change.place }, change.change)
  }
}

export interface HoursEditorProps {
  value: readonly HoursPeriod[]
  onChange: (week: HoursPeriod[]) => void
  /** True after the form was sent once: from then on missing times are a problem. */
  isSent: boolean
  /** Defaults to a branch. */
  of?: HoursOf
  /** Legend of a week that is not the usual one. */
  label?: string
  /** Error of the whole week. */
  error?: string
  /** Name of the form's field; defaults to `hours`. */
  name?: string
  isDisabled?: boolean
}

/** Renders the hours of a week. An overnight period belongs to the day on which it opens. */
export const HoursEditor = (props: HoursEditorProps) => {
  const { value, onChange, isSent, of = 'branch', label, error, name = 'hours', isDisabled } = props
  const words = useHoursWordsOf(of)
  const noteId = useId()
  const found = shownProblem({ week: value, isSent })
  return (
    // The name lets the form focus the fieldset if the week itself is its first error.
    <Root name={error ? name : undefined} disabled={isDisabled} tabIndex={-1} aria-describedby={noteId}>
      <legend>{label ?? words.title}</legend>
      {error ? (
        <p id={noteId} data-error role="alert">
          {error}
        </p>
      ) : (
        <p id={noteId}>{words.help}</p>
      )}
      <div>
        <HoursOfContext value={of}>
          {WEEK_DAYS.map(day => (
            <DayRow
              key={day}
              day={words.days[day] ?? ''}
              dayOfWeek={day}
              periods={periodsOn(value, day)}
              problemOf={period => (period === found?.period ? found.problem : null)}
              onChange={change => onChange(applied(value, day, change))}
            />
          ))}
        </HoursOfContext>
      </div>
    </Root>
  )
}
