import { Box, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { timingsOf } from '#src/remotes/trace/timings.ts'
import type { LoadTimings } from '#src/remotes/trace/timings.ts'
import { Code } from '#src/bidi-text/code.tsx'

const Chart = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    textStyle: 'xs12',
    '& > dt': { color: 'muted' },
    '& > dd': { fontVariantNumeric: 'tabular-nums' },
    '& i': { display: 'block', h: '1.5', bg: 'primary', borderRadius: 'pill' },
  },
})

interface Bar {
  phase: keyof LoadTimings
  /** Start and length in ms. */
  from: number
  length: number
}

/** Returns the phases in order; a phase that has not ended is omitted. */
const barsOf = ({ entry, module, screen }: LoadTimings): Bar[] => {
  const ends = [
    { phase: 'entry', end: entry },
    { phase: 'module', end: module },
    { phase: 'screen', end: screen },
  ] as const
  let from = 0
  return ends.flatMap(({ phase, end }) => {
    if (end === null) return []
    const bar = { phase, from, length: Math.max(0, end - from) }
    from = Math.max(from, end)
    return [bar]
  })
}

/** Shows the duration of each phase of the last load. Follows the reading direction. */
export const Phases = ({ name }: { name: string }) => {
  const { t } = useTranslation('inspector')
  const timings = timingsOf(name)
  const bars = timings ? barsOf(timings) : []
  const last = bars.at(-1)
  if (!last) return null
  const total = Math.max(1, last.from + last.length)
  return (
    <Chart aria-label={t('timings')}>
      {bars.map(({ phase, from, length }) => (
        <Box key={phase} display="contents">
          <dt>{t(`timingPhases.${phase}`)}</dt>
          <Box as="dd" aria-hidden bg="soft" borderRadius="pill">
            <i
              ref={bar => {
                bar?.style.setProperty('margin-inline-start', `${(100 * from) / total}%`)
                bar?.style.setProperty('width', `${Math.max(1, (100 * length) / total)}%`)
              }}
            />
          </Box>
          <dd>
            <Code>{`${length} ms`}</Code>
          </dd>
        </Box>
      ))}
    </Chart>
  )
}
