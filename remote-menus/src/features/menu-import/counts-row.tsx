import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import { Card, chakra, Num } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const Counts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6',
    p: '4',
    '& dt': { textStyle: 'sm13', color: 'muted' },
    '& dd': { textStyle: 'h24' },
    '& [data-tone=error] dd': { color: 'disabled' },
  },
})

/** Number of items that the file adds and changes. */
export const CountsRow = ({ counts }: { counts: ImportAnswer['counts'] }) => {
  const { t } = useTranslation()
  const shown: { label: string; count: number; tone?: string }[] = [
    { label: t('menus:import.added'), count: counts.added },
    { label: t('menus:import.changed'), count: counts.changed },
    { label: t('menus:import.unchanged'), count: counts.unchanged },
    { label: t('menus:import.newCategories'), count: counts.newCategories },
    ...(counts.newSizes > 0 ? [{ label: t('menus:import.newSizes'), count: counts.newSizes }] : []),
    ...(counts.withoutPrice > 0
      ? [{ label: t('menus:import.withoutPrice'), count: counts.withoutPrice, tone: 'error' }]
      : []),
    { label: t('menus:import.faulty'), count: counts.faulty, tone: counts.faulty > 0 ? 'error' : undefined },
  ]
  return (
    <Card as="section" aria-label={t('menus:import.result')}>
      <Counts>
        {shown.map(({ label, count, tone }) => (
          <div key={label} data-tone={tone}>
            <dt>{label}</dt>
            <dd>
              <Num value={count} />
            </dd>
          </div>
        ))}
      </Counts>
    </Card>
  )
}
