import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'
import type { DrawingName } from './drawing.tsx'

const Root = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '2',
    px: '6',
    py: '10',
    textAlign: 'center',
    '& > svg': {
      w: '160px',
      h: '120px',
      mb: '2',
      fill: 'none',
      stroke: 'line.strong',
      strokeWidth: '2.5',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '& > svg > circle:first-of-type': { fill: 'primary.soft', stroke: 'none' },
    '& [data-paper]': { fill: 'surface' },
    '& [data-teal]': { stroke: 'primary' },
    '& > strong': { textStyle: 'xl17', fontWeight: 'semibold', maxW: '36ch', textWrap: 'balance' },
    '& > p': { color: 'muted', maxW: '48ch', textWrap: 'pretty' },
    '& > div': { mt: '3' },
  },
})

export interface EmptyStateProps {
  drawing?: DrawingName
  /** One sentence. */
  title: string
  detail?: string
  /** One button. */
  action?: ReactNode
}

/** Renders an empty state: one drawing, one sentence, one button. */
export const EmptyState = ({ drawing = 'plate', title, detail, action }: EmptyStateProps) => (
  <Root>
    <Drawing name={drawing} />
    <strong>{title}</strong>
    {detail && <p>{detail}</p>}
    {action && <div>{action}</div>}
  </Root>
)
