import { Grid, Stack } from '@sufra/shared/ui'
import { HostsCard } from './hosts-card.tsx'
import { MerchantChannelCard } from './merchant-channel-card.tsx'

/** Renders the hosts against which remotes are checked, and the channels of merchants. */
export const HostsPanel = ({ channels }: { channels: readonly string[] }) => (
  <Grid gap="3.5" templateColumns={{ base: '3fr 2fr', mdDown: '1fr' }} alignItems="start">
    <Stack minW="0">
      <HostsCard />
    </Stack>
    <MerchantChannelCard channels={channels} />
  </Grid>
)
