import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Num } from '../text/num.tsx'
import { Sparkline } from './sparkline.tsx'

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    px: '4',
    py: '3.5',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    '& > dt': { color: 'muted', textStyle: 'sm13' },
    '& > dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' },
    '& > dd > b': { fontSize: '1.5rem', lineHeight: '1.35', fontVariantNumeric: 'tabular-nums' },
    '& > dd > b small': { fontSize: '.58em' },
    '& > dd > b > bdi': { whiteSpace: 'normal' },
    smDown: { '& > dd > b': { fontSize: '1.25rem' } },
    '& > dd > span': { textStyle: 'xs12', fontWeight: 'semibold', color: 'muted' },
    '& > dd > span[data-tone=good]': { color: 'active' },
    '& > dd > span[data-tone=bad]': { color: 'disabled' },
    '& > svg': { mt: '1.5' },
  },
})

export interface StatTileProps {
  label: string
  /** A `Num`, a `Money`, or text. */
  value: ReactNode
  /** `text` is signed ("+3.2%"); `tone` says whether that is welcome, which the sign cannot. */
  change?: { text: string; tone?: 'good' | 'bad' | 'neutral' }
  /** Oldest first. */
  trend?: readonly number[]
}

/** One figure, how it changed, and the shape of the time before. Put several into a `Grid as="dl"`. */
export const StatTile = ({ label, value, change, trend }: StatTileProps) => (
  <Root>
    <dt>{label}</dt>
    <dd>
      <b>{value}</b>
      {change && (
        <span data-tone={change.tone}>
          <Num value={change.text} />
        </span>
      )}
    </dd>
    {trend && trend.length > 1 && <Sparkline values={trend} />}
  </Root>
)
