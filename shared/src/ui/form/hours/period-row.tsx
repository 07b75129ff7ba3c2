import type { HoursPeriod, HoursProblem } from '#src/contracts/hours.ts'
import { useFormat } from '@sufra/shared/i18n'
import { Box } from '@chakra-ui/react/box'
import { IconButton } from '../../press/icon-button.tsx'
import { TextInput } from '../text-input.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Moon, X } from 'lucide-react'
import { useId } from 'react'
import { endsNextDay } from './week.ts'
import { filled, useHoursWords } from './hours-words.ts'

const Times = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) {sizes.tool}',
    alignItems: 'center',
    gap: '1.5',
    color: 'muted',
    '& > input': { minH: 'touch', px: '2.5', textStyle: 'md14' },
  },
})

const Note = chakra('p', {
  base: {
    textStyle: 'xs12',
    color: 'muted',
    '& > svg': { display: 'inline', verticalAlign: 'text-bottom', color: 'pending' },
    '&[data-error]': { color: 'disabled', fontWeight: 'medium' },
  },
})

/** Returns a time of day as an instant for the formatters, which show Riyadh time, three hours ahead of UTC. */
const instantOf = (clock: string): number => {
  const [hour, minute] = clock.split(':').map(Number)
  return Date.UTC(2026, 0, 2, (hour ?? 0) - 3, minute ?? 0)
}

export interface PeriodRowProps {
  period: HoursPeriod
  /** Name of the weekday. */
  day: string
  problem: HoursProblem | null
  onChange: (change: Partial<Pick<HoursPeriod, 'from' | 'to'>>) => void
  onRemove: () => void
}

/** Renders one period: from, to, and a note if it runs past midnight. */
export const PeriodRow = ({ period, day, problem, onChange, onRemove }: PeriodRowProps) => {
  const words = useHoursWords()
  const format = useFormat()
  const noteId = useId()
  const { from, to } = period
  const isNew = from === '' && to === ''
  const note = endsNextDay(period) ? filled(words.untilNextDay, { time: format.time(instantOf(to)) }) : null
  const wiring = {
    type: 'time',
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem || note ? noteId : undefined,
  }
  return (
    <Box display="grid" gap="1">
      <Times>
        <TextInput
          {...wiring}
          aria-label={filled(words.from, { day })}
          value={from}
          autoFocus={isNew}
          onChange={change => onChange({ from: change.target.value })}
        />
        <span aria-hidden>{words.to}</span>
        <TextInput
          {...wiring}
          aria-label={filled(words.until, { day })}
          value={to}
          onChange={change => onChange({ to: change.target.value })}
        />
        <IconButton
          size="sm"
          label={filled(words.remove, { day })}
          icon={<X size={16} strokeWidth={1.75} aria-hidden />}
          onClick={onRemove}
        />
      </Times>
      {problem ? (
        <Note id={noteId} data-error role="alert">
          {words.problems[problem]}
        </Note>
      ) : (
        note && (
          <Note id={noteId}>
            <Moon size={13} strokeWidth={1.75} aria-hidden /> {note}
          </Note>
        )
      )}
    </Box>
  )
}
