import type { GiftPreview as Preview } from '@sufra/shared/contracts/subscription'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat } from '@sufra/shared/i18n'
import { Box, Skeleton, Stack, Text } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { giftPreviewQuery } from './gift.queries.ts'
import type { GiftRequest } from './gift.queries.ts'

const Sentences = ({ startsAt, expiryDate, endsNow, moved }: Preview) => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  return (
    <>
      <Text fontWeight="semibold">
        {t('admin:merchant.gift.span', { from: format.date(startsAt), until: format.date(expiryDate) })}
      </Text>
      {endsNow && (
        <Text color="notice">
          {t('admin:merchant.gift.endsNow', { plan: inLanguage(endsNow, i18n.language) })}
        </Text>
      )}
      {moved.map(period => (
        <Text key={period.startsAt} color="muted" textStyle="sm13">
          {t(period.isGiven ? 'admin:merchant.gift.movesGiven' : 'admin:merchant.gift.movesPaid', {
            plan: inLanguage(period.planName, i18n.language),
            from: format.date(period.startsAt),
            until: period.expiryDate ? format.date(period.expiryDate) : t('admin:merchants.none'),
          })}
        </Text>
      ))}
    </>
  )
}

/** Renders the period of the gift, and the later periods that it moves. */
export const GiftPreview = ({ request }: { request: GiftRequest }) => {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(giftPreviewQuery(request))
  return (
    <Box bg="soft" borderRadius="well" px="3.5" py="3" minH="16" aria-live="polite">
      <Stack gap="1.5">
        {isPending && <Skeleton h="5" w="60%" />}
        {!isPending && !data && <Text color="muted">{t('admin:merchant.gift.noPreview')}</Text>}
        {data && <Sentences {...data} />}
      </Stack>
    </Box>
  )
}
