import { chakra, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import type { LiveVersion, PointerView } from '../release-view.ts'
import { VersionCell } from './version-cell.tsx'
import { ErrorsFigure, LoadFigure, ShareFigure } from './version-figures.tsx'

const asBlocks = {
  '& thead': {
    position: 'absolute',
    w: '1px',
    h: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '&, & tbody, & tbody th, & td': { display: 'block', w: 'auto' },
  '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '4', rowGap: '1', py: '3' },
  '& tbody th, & td:nth-of-type(1)': { gridColumn: '1 / -1' },
  '& td:empty': { display: 'none' },
  '& tbody th, & td': { px: '0', py: '1' },
  '& td[data-header]::before': { content: 'attr(data-header)', color: 'muted', textStyle: 'xs12' },
} as const

/** Stacks the live versions, so that compared figures are in one column. */
const VersionTable = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '& th, & td': { px: '3', py: '2.5', textAlign: 'start', verticalAlign: 'top', fontWeight: 'normal' },
    '& tbody th, & thead th:nth-of-type(1)': { ps: '0' },
    '& td:nth-of-type(3), & thead th:nth-of-type(4)': { pe: '0' },
    '& thead th': { color: 'muted', textStyle: 'xs12', py: '1', verticalAlign: 'bottom' },
    '& thead th:nth-of-type(1)': { w: '34%' },
    '& thead th:nth-of-type(2)': { w: '14%' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
    '& td > p': { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: '2' },
    '& td b': { fontVariantNumeric: 'tabular-nums' },
    '& small': { color: 'muted', textStyle: 'xs12' },
    '& td > span': { mt: '1.5' },
    smDown: asBlocks,
  },
})

/** With a smaller maximum a bar would exaggerate tiny rates. */
const LEAST_TOP_RATE = 0.05

interface VersionRowsProps {
  view: PointerView
  /** Accessible name of the table. */
  caption: string
  isCanaryWorse: boolean
  /** False while the figures load, or after they failed. */
  areFiguresHere: boolean
  onOpen: (version: string) => void
}

const toneOf = ({ place }: LiveVersion) => (place === 'canary' ? 'main' : 'quiet')

/** Renders the live versions of one remote in one channel with their figures. */
export const VersionRows = ({ view, caption, isCanaryWorse, areFiguresHere, onOpen }: VersionRowsProps) => {
  const { t } = useTranslation()
  const { versions } = view
  const topRate = Math.max(LEAST_TOP_RATE, ...versions.map(({ health }) => health?.errorRate ?? 0))
  const topTime = Math.max(1, ...versions.map(({ health }) => health?.p95 ?? 0))
  const header = {
    version: t('admin:releases.live.version'),
    share: t('admin:releases.live.share'),
    errors: t('admin:releases.live.errors'),
    load: t('admin:releases.live.load'),
  }
  const quiet = (text: string) => (
    <Text color="muted" textStyle="sm13">
      {text}
    </Text>
  )
  return (
    <VersionTable>
      <caption className="sf-hidden">{caption}</caption>
      <thead>
        <tr>
          {Object.values(header).map(text => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {versions.map(live => {
          const { place, version, share, health } = live
          const tone = toneOf(live)
          return (
            <tr key={place}>
              <th scope="row">
                <VersionCell live={live} onOpen={() => onOpen(version)} />
              </th>
              <td data-header={share === null ? undefined : header.share}>
                {share !== null && <ShareFigure share={share} tone={tone} />}
              </td>
              <td data-header={header.errors}>
                {health ? (
                  <ErrorsFigure
                    health={health}
                    top={topRate}
                    tone={place === 'canary' && isCanaryWorse ? 'bad' : tone}
                  />
                ) : (
                  quiet(t(areFiguresHere ? 'admin:releases.live.noReports' : 'admin:releases.none'))
                )}
              </td>
              <td data-header={header.load}>
                {health !== null && health.p50 !== null && health.p95 !== null ? (
                  <LoadFigure p50={health.p50} p95={health.p95} top={topTime} tone={tone} />
                ) : (
                  quiet(t('admin:releases.none'))
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </VersionTable>
  )
}
