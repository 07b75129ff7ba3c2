import { useQuery } from '@tanstack/react-query'
import type { ChannelPricing } from '@sufra/shared/contracts/pricing'
import { Grid, Heading, Stack } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { dishesQuery } from '../channel-menus.queries.ts'
import { RuleCard } from './rule-card.tsx'

const EXAMPLES = 30

/** A card for each platform with its price rule and commission. */
export const Rules = ({ rules }: { rules: ChannelPricing[] }) => {
  const { t } = useTranslation()
  const [first] = rules
  const { data: dishes } = useQuery(dishesQuery(first?.serviceProviderId ?? 0, '', EXAMPLES))
  const example = dishes?.find(({ price }) => price !== null && price > 0)
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" textStyle="h3">
        {t('menus:channels.rules')}
      </Heading>
      <Grid gridTemplateColumns="repeat(auto-fit, minmax(min(17rem, 100%), 1fr))" gap="4">
        {rules.map(rule => (
          <RuleCard key={rule.channelId} rule={rule} example={example} />
        ))}
      </Grid>
    </Stack>
  )
}
