import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AlarmClock } from 'lucide-react'
import { useCan } from '@sufra/shared/session'
import { Banner, Box, Button } from '@sufra/shared/ui'
import { NearlyMissedDrawer } from './nearly-missed-drawer.tsx'
import { nearlyMissedQuery } from './nearly-missed.queries.ts'

/** How many orders waited for too long lately. Nothing while there are none, or when it is not for this person. */
export const NearlyMissedBar = () => {
  const { t } = useTranslation()
  const maySee = useCan('dashboard.history')
  const { data } = useQuery({ ...nearlyMissedQuery, enabled: maySee })
  const [isOpen, setIsOpen] = useState(false)
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
      <NearlyMissedDrawer data={data} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Box>
  )
}
