import type { HoursPeriod, HoursProblem } from '#src/contracts/hours.ts'
import { Button } from '../../press/button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { IconButton } from '../../press/icon-button.tsx'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '../../text/text.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { CopyPlus, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Ref } from 'react'
import { CopyDay } from './copy-day.tsx'
import { PeriodRow } from './period-row.tsx'
import { canAddPeriod, modeOf } from './week.ts'
import type { DayMode } from './week.ts'
import { filled, useHoursWords } from './hours-words.ts'

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr) auto',
    gridTemplateAreas: '"day periods actions"',
    alignItems: 'start',
    columnGap: '3',
    rowGap: '2',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0' },
    // A container query, because a row stands in drawers as often as on pages.
    '@container (max-width: 32rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      '&[data-mode=periods]': {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"day actions" "periods periods"',
      },
    },
    '& > [data-copy]': { gridColumn: '1 / -1' },
    '&:has(> [data-copy])': { bg: 'primary.soft', mx: '-2', px: '2', borderRadius: 'control' },
    '& > :nth-of-type(1)': { gridArea: 'day', minH: 'touch', display: 'flex', alignItems: 'center' },
    '& > :nth-of-type(2)': { gridArea: 'periods' },
    '& > :nth-of-type(3)': { gridArea: 'actions', display: 'flex', alignItems: 'center', minH: 'touch' },
  },
})

export type DayChange =
  | { kind: 'mode'; mode: DayMode }
  | { kind: 'add' }
  | { kind: 'copy'; to: number[] }
  | { kind: 'remove'; place: number }
  | { kind: 'times'; place: number; change: Partial<Pick<HoursPeriod, 'from' | 'to'>> }

export interface DayRowProps {
  /** Name of the weekday. */
  day: string
  /** 0 is Sunday. */
  dayOfWeek: number
  periods: readonly HoursPeriod[]
  problemOf: (period: HoursPeriod) => HoursProblem | null
  onChange: (change: DayChange) => void
}

const Periods = ({ day, periods, problemOf, onChange }: DayRowProps) => (
  <Stack gap="2">
    {periods.map((period, place) => (
      <PeriodRow
        key={place}
        period={period}
        day={day}
        problem={problemOf(period)}
        onChange={change => onChange({ kind: 'times', place, change })}
        onRemove={() => onChange({ kind: 'remove', place })}
      />
    ))}
  </Stack>
)

const AllDay = ({ periods, problemOf }: DayRowProps) => {
  const words = useHoursWords()
  const problem = periods.map(problemOf).find(Boolean)
  return (
    <>
      <Text lineHeight="2.75rem" whiteSpace="nowrap">
        {words.allDay}
      </Text>
      {problem && (
        <Text role="alert" textStyle="xs12" color="disabled" fontWeight="medium">
          {words.problems[problem]}
        </Text>
      )}
    </>
  )
}

interface ActionsProps extends DayRowProps {
  isCopying: boolean
  onCopy: () => void
  /** Ref of the button that starts copying. */
  ref: Ref<HTMLButtonElement>
}

const Actions = ({ day, periods, onChange, isCopying, onCopy, ref }: ActionsProps) => {
  const words = useHoursWords()
  const mode = modeOf(periods)
  if (mode === 'closed') return null
  const isOpenAllDay = mode === 'allDay'
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        px="2"
        color={isOpenAllDay ? 'primary.hover' : 'muted'}
        bg={isOpenAllDay ? 'primary.soft' : undefined}
        aria-pressed={isOpenAllDay}
        aria-label={filled(words.allDayOn, { day })}
        title={filled(words.allDayOn, { day })}
        onClick={() => onChange({ kind: 'mode', mode: isOpenAllDay ? 'periods' : 'allDay' })}
      >
        {words.allDayShort}
      </Button>
      <IconButton
        size="sm"
        label={filled(words.add, { day })}
        disabled={isOpenAllDay || !canAddPeriod(periods)}
        icon={<Plus size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => onChange({ kind: 'add' })}
      />
      <IconButton
        ref={ref}
        size="sm"
        label={filled(words.copy, { day })}
        aria-expanded={isCopying}
        icon={<CopyPlus size={16} strokeWidth={1.75} aria-hidden />}
        onClick={onCopy}
      />
    </>
  )
}

/** Renders one weekday: closed, open all day, or open in one or more periods. */
export const DayRow = (props: DayRowProps) => {
  const words = useHoursWords()
  const { day, dayOfWeek, periods, onChange } = props
  const [isCopying, setIsCopying] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const copy = useRef<HTMLButtonElement>(null)
  const mode = modeOf(periods)
  // A pressed button disappears with its period, so the focus moves to the controls of the day.
  const change = (made: DayChange) => {
    onChange(made)
    if (made.kind === 'remove') box.current?.focus()
  }
  const endCopying = () => {
    setIsCopying(false)
    copy.current?.focus()
  }
  const copyTo = (to: number[]) => {
    endCopying()
    onChange({ kind: 'copy', to })
  }
  return (
    <Row role="group" aria-label={day} data-mode={mode}>
      <div>
        <Checkbox
          ref={box}
          label={day}
          checked={mode !== 'closed'}
          onChange={({ target }) => onChange({ kind: 'mode', mode: target.checked ? 'periods' : 'closed' })}
        />
      </div>
      <div>
        {mode === 'closed' && (
          <Text lineHeight="2.75rem" color="muted">
            {words.closed}
          </Text>
        )}
        {mode === 'allDay' && <AllDay {...props} />}
        {mode === 'periods' && <Periods {...props} onChange={change} />}
      </div>
      <div>
        <Actions {...props} ref={copy} isCopying={isCopying} onCopy={() => setIsCopying(!isCopying)} />
      </div>
      {isCopying && mode !== 'closed' && <CopyDay from={dayOfWeek} onCopy={copyTo} onClose={endCopying} />}
    </Row>
  )
}
