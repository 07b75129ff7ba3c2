import { api } from '@sufra/shared/api'
import { useState } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AlarmClock } from 'lucide-react'
import { useCan } from '@sufra/shared/session'
import { Banner, Box, Button, lazyPart } from '@sufra/shared/ui'

const EVERY_MS = 10 * 60_000

/** Query of the orders of the last 24 hours that escalated before somebody answered. */
const nearlyMissedQuery = queryOptions({
  queryKey: ['nearly-missed'],
  queryFn: ({ signal }) => api.get('/api/Escalation/NearlyMissed', { query: { BranchId: 0 }, signal }),
  staleTime: 60_000,
  refetchInterval: EVERY_MS,
})

// Part of the chunk that the board loads after its first paint.
const drawer = lazyPart({
  load: () =>
    import(/* webpackChunkName: "board-later" */ './nearly-missed-drawer.tsx').then(
      ({ NearlyMissedDrawer }) => NearlyMissedDrawer,
    ),
})

/** Shows how many orders waited too long lately. Renders nothing without such orders or without access. */
export const NearlyMissedBar = () => {
  const { t } = useTranslation()
  const maySee = useCan('dashboard.history')
  const { data } = useQuery({ ...nearlyMissedQuery, enabled: maySee })
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  if (!maySee || !data) return null
  const { louder, managers, owner, missed } = data.counts
  const count = louder + managers + owner
  if (count === 0) return null
  return (
    <Box mb="4">
      <Banner
        tone="neutral"
        icon={<AlarmClock size={18} aria-hidden />}
        action={
          <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
            {t('orders:nearlyMissed.show')}
          </Button>
        }
      >
        {t('orders:nearlyMissed.bar', { count })}
        {missed > 0 && ` · ${t('orders:nearlyMissed.missed', { count: missed })}`}
      </Banner>
      {isOpen !== null && <drawer.Part data={data} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </Box>
  )
}
