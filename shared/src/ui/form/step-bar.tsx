import { chakra } from '@chakra-ui/react/styled-system'
import { Check } from 'lucide-react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { useFormWords } from './form-words.ts'

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& > ol': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '2' },
    '& > ol > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minW: '0',
      pt: '2',
      borderTopWidth: '3px',
      borderTopColor: 'line',
      color: 'muted',
      textStyle: 'sm13',
      transition: 'border-color {durations.enter} ease-out',
    },
    '& > ol > li[data-reached]': { borderTopColor: 'primary' },
    '& > ol > li[aria-current]': { color: 'ink', fontWeight: 'semibold' },
    '& > ol > li > svg': { flexShrink: 0, color: 'primary' },
    '& > p': { display: 'none', textStyle: 'sm13', fontWeight: 'semibold' },
    smDown: {
      '& > p': { display: 'block' },
      '& > ol > li': { pt: '0' },
      '& > ol > li > svg': { display: 'none' },
      '& > ol > li > span': {
        position: 'absolute',
        w: '1px',
        h: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
})

export interface StepBarProps {
  /** Names of the steps, in order. */
  steps: readonly string[]
  /** Index of the current step; all before it are done. */
  current: number
  /** Names the list for screen readers. */
  label: string
}

/** Renders the position in a short sequence. On a phone only the current step is named: "2 / 3 · …". */
export const StepBar = ({ steps, current, label }: StepBarProps) => {
  const words = useFormWords()
  return (
    <Root>
      <ol aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            data-reached={index <= current || undefined}
          >
            {index < current && <Check size={16} strokeWidth={2} aria-hidden />}
            <span>
              {step}
              {index < current && <VisuallyHidden> {words.stepDone}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden>
        <bdi dir="ltr">
          {current + 1} / {steps.length}
        </bdi>
        {' · '}
        {steps[current]}
      </p>
    </Root>
  )
}
