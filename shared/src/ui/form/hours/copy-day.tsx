import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Button } from '../../press/button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { filled, useHoursWords } from './hours-words.ts'
import { WEEK_DAYS } from './week.ts'

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    pb: '2',
    '& > p': { textStyle: 'sm13', fontWeight: 'medium' },
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' },
  },
})

interface CopyDayProps {
  /** Weekday whose hours are copied. */
  from: number
  onCopy: (to: number[]) => void
  onClose: () => void
}

/** Renders the choice of days that get the hours of this one; all others by default. */
export const CopyDay = ({ from, onCopy, onClose }: CopyDayProps) => {
  const words = useHoursWords()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const others = WEEK_DAYS.filter(day => day !== from)
  const chosen = others.filter(day => !left.has(day))
  const title = filled(words.copyTo, { day: words.days[from] ?? '' })
  const flip = (day: number) =>
    setLeft(new Set(left.has(day) ? [...left].filter(each => each !== day) : [...left, day]))
  return (
    <Root data-copy="" role="group" aria-label={title}>
      <p>{title}</p>
      <div>
        {others.map(day => (
          <Checkbox
            key={day}
            label={words.days[day] ?? ''}
            checked={!left.has(day)}
            onChange={() => flip(day)}
          />
        ))}
      </div>
      <div>
        <Button size="sm" disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
          {words.copyNow}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {words.copyCancel}
        </Button>
      </div>
    </Root>
  )
}
