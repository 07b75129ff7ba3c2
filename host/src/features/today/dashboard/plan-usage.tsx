import { api } from '@sufra/shared/api'
import type { EffectiveFeature } from '@sufra/shared/contracts/feature'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Flex, Grid, Skeleton, Text, TextLink, chakra } from '@sufra/shared/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

const ownFeaturesQuery = queryOptions({
  queryKey: ['features', 'account', 0],
  queryFn: ({ signal }) => api.get('/api/Feature/GetByAccountId', { query: { AccountId: 0 }, signal }),
  // Usage changes with every product and branch.
  staleTime: 0,
})

/** Share of a limit from which it is highlighted. */
const NEAR = 0.8

// Height of the four limits of a plan: one row, or two on a phone.
const ROOM = { base: '80px', md: 'touch' }

const Meter = chakra('div', {
  base: {
    h: '2',
    bg: 'soft',
    borderRadius: 'pill',
    overflow: 'hidden',
    '& > i': { display: 'block', h: 'full', bg: 'primary', borderRadius: 'pill' },
    '&[data-near] > i': { bg: 'pending' },
    '&[data-full] > i': { bg: 'disabled' },
  },
})

interface Counted extends EffectiveFeature {
  limit: number
  used: number
}

const isCounted = (feature: EffectiveFeature): feature is Counted =>
  feature.limit !== null && feature.used !== null

const shareOf = ({ used, limit }: Counted): number => (limit > 0 ? Math.min(used / limit, 1) : 1)

const Usage = ({ feature }: { feature: Counted }) => {
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const format = useFormat()
  const { name, used, limit } = feature
  const share = shareOf(feature)
  const label = inLanguage(name, language)
  return (
    <Grid gap="1" gridTemplateColumns="minmax(0, 1fr)" alignSelf="end">
      <Flex gap="2" justify="space-between" align="end" textStyle="sm13">
        <Text as="span" color="muted">
          <bdi>{label}</bdi>
        </Text>
        <Text as="span" fontWeight="semibold" whiteSpace="nowrap">
          {t('usageOf', { used: format.number(used), limit: format.number(limit) })}
        </Text>
      </Flex>
      <Meter
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={t('usageOf', { used: format.number(used), limit: format.number(limit) })}
        data-near={share >= NEAR || undefined}
        data-full={used >= limit || undefined}
      >
        <i style={{ width: `${100 * share}%` }} />
      </Meter>
    </Grid>
  )
}

/** Usage of each limit of the plan, with a link to larger plans near a limit. */
export const PlanUsage = () => {
  const { t } = useTranslation(['host', 'dashboard'])
  const { data: features, isPending } = useQuery(ownFeaturesQuery)
  // Reserves the height, so that the layout does not shift.
  if (isPending) return <Skeleton h={ROOM} flexBasis="full" borderRadius="control" />
  const counted = (features ?? []).filter(isCounted)
  if (counted.length === 0) return null
  const isTight = counted.some(feature => shareOf(feature) >= NEAR)
  return (
    <Flex flexBasis="full" minH={ROOM} columnGap="5" align="center" wrap={{ base: 'wrap', md: 'nowrap' }}>
      <Grid
        flex="1 1 16rem"
        minW="0"
        columnGap="5"
        rowGap="2"
        gridTemplateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))"
      >
        {counted.map(feature => (
          <Usage key={feature.key} feature={feature} />
        ))}
      </Grid>
      {isTight && (
        <TextLink asChild display="inline-flex" alignItems="center" minH="touch" whiteSpace="nowrap">
          <Link to="/subscriptions">{t('plan.upgrade')}</Link>
        </TextLink>
      )}
    </Flex>
  )
}
