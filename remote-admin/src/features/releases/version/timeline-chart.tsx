import { useFormat } from '@sufra/shared/i18n'
import { chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { everyHour } from './every-hour.ts'
import type { HourPoint } from './every-hour.ts'

const Root = chakra('figure', {
  base: {
    minW: '0',
    '& > figcaption': { textStyle: 'lg15', fontWeight: 'semibold', mb: '2' },
    '& > p': { display: 'flex', flexWrap: 'wrap', gap: '3', color: 'muted', textStyle: 'xs12', mb: '3' },
    '& > p > span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& > p i': { boxSize: '2', borderRadius: '2px', bg: 'primary' },
    '& > p i[data-failed]': { bg: 'disabled' },
    '& > ol': { display: 'flex', alignItems: 'stretch', gap: '2px', h: '24' },
    '& > ol > li': {
      flex: '1 1 0',
      minW: '0',
      maxW: '6',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      borderBottomWidth: '1px',
      borderColor: 'line.strong',
    },
    '& > ol i': { display: 'block', bg: 'primary', opacity: 0.75 },
    '& > ol i[data-failed]': { bg: 'disabled', opacity: 1, minH: '2px' },
    '& > div[aria-hidden]': {
      display: 'flex',
      justifyContent: 'space-between',
      color: 'muted',
      textStyle: 'xs12',
      mt: '1',
    },
  },
})

const FiguresTable = ({ title, points }: { title: string; points: readonly HourPoint[] }) => {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div className="sf-hidden">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('admin:releases.details.hour')}</th>
            <th scope="col">{t('admin:releases.details.ready')}</th>
            <th scope="col">{t('admin:releases.details.failed')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ at, ready, failed }) => (
            <tr key={at}>
              <th scope="row">{format.dateTime(at)}</th>
              <td>{ready}</td>
              <td>{failed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Renders attempts by hour from zero: successful ones, with failed ones stacked on top. */
export const TimelineChart = ({ points }: { points: readonly HourPoint[] }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const title = t('admin:releases.details.timeline')
  const top = Math.max(1, ...points.map(({ ready, failed }) => ready + failed))
  const hours = everyHour(points)
  const [first, last] = [hours[0], hours.at(-1)]
  return (
    <Root>
      <figcaption>{title}</figcaption>
      <p aria-hidden>
        <span>
          <i /> {t('admin:releases.details.ready')}
        </span>
        <span>
          <i data-failed /> {t('admin:releases.details.failed')}
        </span>
        <span>{t('admin:releases.details.upTo', { shown: format.number(top) })}</span>
      </p>
      <ol aria-hidden>
        {hours.map(({ at, ready, failed }) => (
          <li key={at}>
            {failed > 0 && <i data-failed style={{ height: `${(100 * failed) / top}%` }} />}
            <i style={{ height: `${(100 * ready) / top}%` }} />
          </li>
        ))}
      </ol>
      <div aria-hidden>
        <span>{first && format.dateTime(first.at)}</span>
        <span>{last && last !== first && format.time(last.at)}</span>
      </div>
      <FiguresTable title={title} points={points} />
    </Root>
  )
}
