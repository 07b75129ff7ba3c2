import type { LawFact } from '@sufra/shared/contracts/food-law'
import { Card, Num, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import type { FactFilter } from '../law-url.ts'
import { Bar } from './bar.tsx'
import { percentOf } from './law-summary.ts'
import type { LawSummary } from './law-summary.ts'

const Whole = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: '1',
    '& > b': { textStyle: 'h28', lineHeight: '1.2', fontVariantNumeric: 'tabular-nums' },
    '& > p': { color: 'muted', textStyle: 'sm13' },
  },
})

const Tile = chakra('button', {
  base: {
    display: 'grid',
    gap: '1.5',
    p: '3',
    minH: 'touch',
    textAlign: 'start',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'well',
    _hover: { bg: 'soft' },
    _pressed: { borderColor: 'primary', bg: 'primary.soft' },
    '& > span': { display: 'flex', justifyContent: 'space-between', gap: '2' },
    '& > span > b': { fontWeight: 'semibold' },
    '& > span > small': { color: 'muted', textStyle: 'sm13', whiteSpace: 'nowrap' },
    '&[aria-pressed=true] > span > small': { color: 'primary.hover' },
  },
})

interface LawProgressProps {
  summary: LawSummary
  wanted: FactFilter
  onWant: (wanted: LawFact | null) => void
}

/** Progress of the required facts, in total and per fact. The bar of a fact filters products that lack it. */
export const LawProgress = ({ summary, wanted, onWant }: LawProgressProps) => {
  const { t } = useTranslation()
  return (
    <Card
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'minmax(11rem, 1fr) 3fr' }}
      gap="4"
      p="4"
      mb="4"
      role="group"
      aria-label={t('menus:law.progress.label')}
    >
      <Whole>
        <b>
          <Num value={`${percentOf(summary)}%`} />
        </b>
        <p>{t('menus:law.progress.whole', { done: summary.done, total: summary.total })}</p>
        <Bar done={summary.done} total={summary.total} />
      </Whole>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap="3">
        {summary.shares.map(({ fact, done, total }) => (
          <Tile
            key={fact}
            type="button"
            aria-pressed={wanted === fact}
            onClick={() => onWant(wanted === fact ? null : fact)}
          >
            <span>
              <b>{t(`menus:law.facts.${fact}`)}</b>
              <small>
                <Num value={total === 0 ? '—' : `${done} / ${total}`} />
              </small>
            </span>
            <Bar done={done} total={total} />
          </Tile>
        ))}
      </chakra.div>
    </Card>
  )
}
