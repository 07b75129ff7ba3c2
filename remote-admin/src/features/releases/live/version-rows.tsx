import { Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import type { LiveVersion, PointerView } from '../release-view.ts'
import { VersionCell } from './version-cell.tsx'
import { ErrorsFigure, LoadFigure, ShareFigure } from './version-figures.tsx'
import { VersionTable } from './version-table.ts'

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
