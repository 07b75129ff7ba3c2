import { Heading, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

/** What stands in a chart's place before the first order of the day. */
export const NothingYet = ({ title }: { title: string }) => {
  const { t } = useTranslation('host')
  return (
    <>
      <Heading textStyle="lg15" fontWeight="semibold" mb="2">
        {title}
      </Heading>
      <Text color="muted">{t('dashboard.nothingYet')}</Text>
    </>
  )
}
