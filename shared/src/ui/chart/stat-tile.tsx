import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from '#src/router/router.ts'
import { Num } from '../text/num.tsx'
import { Sparkline } from './sparkline.tsx'

const Root = chakra('div', {
  base: {
    position: 'relative',
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
    // The link covers the whole tile.
    '& > dd > b > a': { color: 'inherit', textDecoration: 'none' },
    '& > dd > b > a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '&:has(a:hover)': { borderColor: 'primary' },
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
  /** A `Num`, a `Money` or text. */
  value: ReactNode
  /** `text` is signed ("+3.2%"). `tone` says whether the change is good, which the sign cannot. */
  change?: { text: string; tone?: 'good' | 'bad' | 'neutral' }
  /** Oldest first. */
  trend?: readonly number[]
  /** Link to the rows behind the figure. */
  to?: string
}

/** Renders a figure with its change and trend. Put several into a `Grid as="dl"`. */
export const StatTile = ({ label, value, change, trend, to }: StatTileProps) => (
  <Root>
    <dt>{label}</dt>
    <dd>
      <b>{to === undefined ? value : <Link to={to}>{value}</Link>}</b>
      {change && (
        <span data-tone={change.tone}>
          <Num value={change.text} />
        </span>
      )}
    </dd>
    {trend && trend.length > 1 && <Sparkline values={trend} />}
  </Root>
)
