import type { RevenueCohorts } from '@sufra/shared/contracts/revenue'
import { Link } from '@sufra/shared/router'
import { Num, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { behindAddress } from './behind-address.ts'
import { FigureLink } from './figure-link.tsx'
import { useMonthName } from './month-name.ts'

type Cohort = RevenueCohorts['cohorts'][number]

const LEVELS = 5

// The darkest is still light enough for the text upon it.
const shade = (level: number) => ({
  bg: `color-mix(in srgb, var(--sf-colors-primary) ${level * 8}%, var(--sf-colors-surface))`,
})

const Place = chakra('div', {
  base: {
    overflowX: 'auto',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    p: '3',
    '& table': { borderCollapse: 'separate', borderSpacing: '3px', minW: 'full' },
    '& th': {
      px: '2',
      textAlign: 'start',
      fontWeight: 'medium',
      textStyle: 'sm13',
      color: 'muted',
      whiteSpace: 'nowrap',
    },
    '& thead th:nth-of-type(n + 3)': { textAlign: 'center' },
    '& td': { p: '0', minW: '3.25rem', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
    '& td > a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minH: 'touch',
      px: '1',
      borderRadius: 'control',
      color: 'ink',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
    '& td > a[data-level="1"]': shade(1),
    '& td > a[data-level="2"]': shade(2),
    '& td > a[data-level="3"]': shade(3),
    '& td > a[data-level="4"]': shade(4),
    '& td > a[data-level="5"]': shade(5),
  },
})

const CohortRow = ({ cohort }: { cohort: Cohort }) => {
  const { t } = useTranslation()
  const monthName = useMonthName()
  const { month, merchants, months } = cohort
  return (
    <tr>
      <th scope="row">{monthName.whole(month)}</th>
      <td>
        <FigureLink
          behind={{ figure: 'cohort', month }}
          text={String(merchants)}
          isNothing={merchants === 0}
        />
      </td>
      {months.map(one => {
        const share = one.paying / merchants
        const text = `${Math.round(100 * share)}%`
        return (
          <td key={one.month}>
            {one.paying === 0 ? (
              <Num value={text} />
            ) : (
              <Link
                to={behindAddress({ figure: 'recurring', month: one.month, cohort: month })}
                data-level={Math.max(1, Math.floor(LEVELS * share))}
                title={t('admin:revenue.stillPaying', { paying: one.paying, merchants })}
              >
                <Num value={text} />
              </Link>
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** Renders cohorts as rows and months since the start as columns: the share that still pays, darker for more. */
export const CohortTable = ({ cohorts }: { cohorts: readonly Cohort[] }) => {
  const { t } = useTranslation()
  const columns = Math.max(...cohorts.map(({ months }) => months.length))
  return (
    <Place tabIndex={0} role="group" aria-label={t('admin:revenue.cohorts')}>
      <table>
        <caption className="sf-hidden">{t('admin:revenue.cohorts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('admin:revenue.began')}</th>
            <th scope="col">{t('admin:revenue.merchants')}</th>
            {Array.from({ length: columns }, (_, after) => (
              <th key={after} scope="col" title={t('admin:revenue.monthsAfter', { count: after })}>
                <Num value={`+${after}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(cohort => (
            <CohortRow key={cohort.month} cohort={cohort} />
          ))}
        </tbody>
      </table>
    </Place>
  )
}
