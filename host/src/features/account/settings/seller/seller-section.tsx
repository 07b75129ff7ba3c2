import { QueryError } from '@sufra/shared/failures'
import { useFormat } from '@sufra/shared/i18n'
import { Banner, Bdi, Box, Skeleton, Stack, Text } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SettingsSection } from '../settings-section.tsx'
import { SellerForm } from './seller-form.tsx'
import { sellerQuery } from './seller.queries.ts'

// Width of a form beside the column that describes it.
const WIDTH = 'calc({sizes.form} + 322px)'

const Shown = () => {
  const { t } = useTranslation('invoices')
  const format = useFormat()
  const answer = useQuery(sellerQuery)
  const { data, isError } = answer
  if (!data && isError)
    return <QueryError of={answer} title={t('seller.failedTitle')} detail={t('list.failedDetail')} />
  if (!data) return <Skeleton h="420px" borderRadius="card" />
  const { seller, changedAt, byName } = data
  return (
    <Stack gap="4">
      {!seller && <Banner tone="error">{t('seller.nobody')}</Banner>}
      <SellerForm setting={data} />
      {changedAt && (
        <Text textStyle="sm13" color="muted">
          <Bdi>{t('seller.changed', { date: format.dateTime(changedAt), name: byName ?? '' })}</Bdi>
        </Text>
      )}
    </Stack>
  )
}

/** Sufra's company data as the seller on the operator's invoices. */
export const SellerSection = () => {
  const { t } = useTranslation('invoices')
  return (
    <Box maxW={WIDTH}>
      <SettingsSection anchor="seller" title={t('seller.title')} text={t('seller.text')}>
        <Shown />
      </SettingsSection>
    </Box>
  )
}
