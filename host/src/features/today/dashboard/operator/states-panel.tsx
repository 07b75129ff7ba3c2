import type { PlatformPeriod } from '@sufra/shared/contracts/operator-dashboard'
import { useFormat } from '@sufra/shared/i18n'
import { BarList } from '@sufra/shared/ui/charts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../panel.tsx'
import { merchantsQuery } from './operator.queries.ts'

/** Number of merchants by state, each with a link to them. */
export const StatesPanel = ({ asked }: { asked: PlatformPeriod }) => {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const query = useQuery(merchantsQuery(asked))
  const title = t('operator.states')
  return (
    <Panel
      title={title}
      query={query}
      height="300px"
      lines={({ states }) => [
        [t('operator.state'), t('operator.merchants')],
        ...states.map(({ status, merchants }) => [t(`operator.status.${status}`), merchants]),
      ]}
    >
      {({ states }) => (
        <BarList
          title={title}
          rows={states.map(({ status, merchants }) => ({
            label: t(`operator.status.${status}`),
            value: merchants,
            text: format.number(merchants),
            to: `/merchants?status=${status}`,
          }))}
        />
      )}
    </Panel>
  )
}
