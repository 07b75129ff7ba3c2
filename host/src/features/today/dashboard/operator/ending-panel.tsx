import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../panel.tsx'
import { endingQuery } from './operator.queries.ts'
import { RowList } from './row-list.tsx'

/** The merchants whose plan ends first. */
export const EndingPanel = () => {
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const format = useFormat()
  const query = useQuery(endingQuery)
  const title = t('operator.ending')
  return (
    <Panel
      title={title}
      query={query}
      height="300px"
      lines={({ data }) => [
        [t('operator.merchant'), t('operator.plan'), t('operator.ends')],
        ...data.map(({ name, currentPlan, expiryDate }) => [
          inLanguage(name, language),
          currentPlan && inLanguage(currentPlan, language),
          expiryDate && format.shortDate(expiryDate),
        ]),
      ]}
    >
      {({ data }) => (
        <RowList
          title={title}
          rows={data.map(({ id, name, currentPlan, expiryDate }) => ({
            id: String(id),
            name: inLanguage(name, language),
            to: `/merchants/${id}`,
            ...(currentPlan && { detail: inLanguage(currentPlan, language) }),
            end: expiryDate && format.shortDate(expiryDate),
          }))}
          nothing={t('operator.nothingEnds')}
          footer={{ to: '/merchants?status=Active&sort=expiryDate&direction=asc', text: t('operator.byEnd') }}
        />
      )}
    </Panel>
  )
}
