import type { Merchant } from '@sufra/shared/contracts/merchant'
import { MerchantPicker } from '@sufra/shared/merchants'
import { Card, Grid, Heading, Stack, Text } from '@sufra/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HostsCard } from './hosts-card.tsx'
import { MerchantChannelForm } from './merchant-channel-form.tsx'

/** Renders the assignment of one merchant to a release channel, or back to the default. */
const MerchantChannelCard = ({ channels }: { channels: readonly string[] }) => {
  const { t } = useTranslation()
  const [merchant, setMerchant] = useState<Merchant | null>(null)
  return (
    <Card as="section" p="4.5">
      <Stack gap="3.5">
        <Stack gap="1">
          <Heading textStyle="lg15">{t('admin:releases.merchant.title')}</Heading>
          <Text color="muted" textStyle="sm13">
            {t('admin:releases.merchant.about')}
          </Text>
        </Stack>
        {merchant ? (
          <MerchantChannelForm
            key={merchant.id}
            merchant={merchant}
            channels={channels}
            onDone={() => setMerchant(null)}
          />
        ) : (
          <MerchantPicker label={t('admin:merchants.search')} onPick={setMerchant} />
        )}
      </Stack>
    </Card>
  )
}

/** Renders the hosts against which remotes are checked, and the channels of merchants. */
export const HostsPanel = ({ channels }: { channels: readonly string[] }) => (
  <Grid gap="3.5" templateColumns={{ base: '3fr 2fr', mdDown: '1fr' }} alignItems="start">
    <Stack minW="0">
      <HostsCard />
    </Stack>
    <MerchantChannelCard channels={channels} />
  </Grid>
)
