import type { VersionHealth } from '@sufra/shared/contracts/release-health'
import { useFormat } from '@sufra/shared/i18n'
import { Num } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { percentText, secondsText } from '../figures.ts'
import { FigureBar } from './figure-bar.tsx'
import type { FigureBarProps } from './figure-bar.tsx'

type Tone = FigureBarProps['tone']

/** Renders the percentage of merchants that get the version. */
export const ShareFigure = ({ share, tone }: { share: number; tone: Tone }) => (
  <>
    <p>
      <b>
        <Num value={`${share}%`} />
      </b>
    </p>
    <FigureBar value={share} top={100} tone={tone} />
  </>
)

interface ErrorsFigureProps {
  health: VersionHealth
  /** Rate that fills the bar. */
  top: number
  tone: Tone
}

export const ErrorsFigure = ({ health, top, tone }: ErrorsFigureProps) => {
  const { t } = useTranslation()
  const format = useFormat()
  const tries = health.ready + health.failed
  return (
    <>
      <p>
        <b>
          <Num value={percentText(health.errorRate)} />
        </b>
        <small>
          {t('admin:releases.live.failedOf', {
            failed: format.number(health.failed),
            shown: format.number(tries),
          })}
        </small>
      </p>
      <FigureBar value={health.errorRate} top={top} tone={tone} />
    </>
  )
}

interface LoadFigureProps {
  p50: number
  p95: number
  /** Milliseconds that fill the bar. */
  top: number
  tone: Tone
}

export const LoadFigure = ({ p50, p95, top, tone }: LoadFigureProps) => {
  const { t } = useTranslation()
  return (
    <>
      <p>
        <b>{t('admin:releases.seconds', { value: secondsText(p50) })}</b>
        <small>{t('admin:releases.live.slowest', { value: secondsText(p95) })}</small>
      </p>
      <FigureBar value={p50} tail={p95} top={top} tone={tone} />
    </>
  )
}
