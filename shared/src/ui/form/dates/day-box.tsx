import { chakra } from '@chakra-ui/react/styled-system'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { TextInput } from '../text-input.tsx'
import { shownDay, typedDay } from './calendar-day.ts'
import type { CalendarDay } from './calendar-day.ts'
import { useDateWords } from './date-words.ts'

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minW: '0',
    '& > input': { paddingInlineEnd: '12', fontVariantNumeric: 'tabular-nums' },
    '& > input[dir=ltr]': { _rtl: { paddingInlineEnd: '3.5', paddingInlineStart: '12' } },
    '& > button': {
      position: 'absolute',
      insetEnd: '0.5',
      display: 'grid',
      placeItems: 'center',
      boxSize: 'touch',
      color: 'muted',
      borderRadius: 'control',
      _hover: { color: 'ink' },
      _disabled: { cursor: 'default', _hover: { color: 'muted' } },
    },
  },
})

export interface DayBoxProps {
  label: string
  value: CalendarDay | null
  /** Called with null also for text that is no date yet. */
  onChange: (day: CalendarDay | null) => void
  /** Called on leaving the box: true if its text is no date. */
  onWrong: (isWrong: boolean) => void
  onOpen: () => void
  name?: string
  isDisabled?: boolean
  children?: ReactNode
}

/** Renders a text box for a date, with the button of the calendar. */
export const DayBox = (props: DayBoxProps) => {
  const { label, value, onChange, onWrong, onOpen, name, isDisabled } = props
  const words = useDateWords()
  const [typed, setTyped] = useState<string | null>(null)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    // The value was set from outside, so earlier text must not come back with the next one.
    if (typed !== null && typedDay(typed) !== value) setTyped(null)
  }
  const isTyping = typed !== null && typedDay(typed) === value
  const type = (text: string) => {
    setTyped(text)
    onWrong(false)
    onChange(typedDay(text))
  }
  const handleBlur = () => {
    const isWrong = typed !== null && typed.trim() !== '' && typedDay(typed) === null
    onWrong(isWrong && isTyping)
    if (!isWrong) setTyped(null)
  }
  return (
    <Frame>
      <TextInput
        name={name}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        data-latin
        placeholder={words.example}
        disabled={isDisabled}
        value={isTyping ? typed : shownDay(value)}
        onChange={event => type(event.target.value)}
        onBlur={handleBlur}
      />
      <button
        type="button"
        aria-label={words.open.replace('{label}', () => label)}
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={onOpen}
      >
        <CalendarDays size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </Frame>
  )
}
