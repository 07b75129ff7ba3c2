import { nextRenewal } from '@sufra/shared/contracts/subscription-period'
import type { SubscriptionUpgradeAnswer } from '@sufra/shared/contracts/subscription'
import { useFormat } from '@sufra/shared/i18n'
import { serverNow } from '@sufra/shared/live'
import { Card, Heading, Text, chakra } from '@sufra/shared/ui'
import { Bell, RefreshCw, Undo2, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice, OrderKind } from './choice.ts'
import { reminderOf } from './reminder-days.ts'

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: '4',
    '& > li': { display: 'flex', gap: '3', alignItems: 'start' },
    '& > li > span': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '7',
      borderRadius: 'full',
      bg: 'soft',
      flexShrink: 0,
    },
    '& > li:first-of-type > span': { bg: 'primary', color: 'primary.ink' },
  },
})

const Step = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <li>
    <span>{icon}</span>
    <div>
      <Text fontWeight="semibold">{title}</Text>
      <Text textStyle="sm13" color="muted">
        {children}
      </Text>
    </div>
  </li>
)

export interface OrderConsequencesProps {
  choice: Choice
  kind: OrderKind
  change: SubscriptionUpgradeAnswer | null
  /** start of the ordered period */
  startsAt: Date
  /** its day of the month is the renewal day */
  anchor: Date
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** States the consequences of the order, with dates. */
export const OrderConsequences = ({ choice, kind, change, startsAt, anchor }: OrderConsequencesProps) => {
  const { t } = useTranslation('onboarding')
  const format = useFormat()
  // An upgrade can keep the renewal day: the server states the end.
  const end = change?.expiresPreview
    ? new Date(change.expiresPreview)
    : nextRenewal({ from: startsAt, months: choice.months, anchor })
  const reminder = reminderOf(end, new Date(serverNow()))
  const isDown = change?.direction === 'down'
  const isLater = isDown || kind === 'renewal'
  return (
    <Card as="section" p="5" display="grid" gap="4">
      <Heading as="h2" textStyle="lg15" fontWeight="semibold">
        {t('plans.next.title')}
      </Heading>
      <Steps>
        <Step icon={<Zap {...ICON} />} title={isLater ? format.date(startsAt) : t('plans.next.atOnce')}>
          {isDown ? t('plans.next.down') : t(isLater ? 'plans.next.follows' : 'plans.next.opens')}
        </Step>
        <Step icon={<Bell {...ICON} />} title={format.date(reminder.at)}>
          {t(`plans.next.reminder.${reminder.again}`)}
        </Step>
        <Step icon={<RefreshCw {...ICON} />} title={format.date(end)}>
          {t('plans.next.end')}
        </Step>
        <Step icon={<Undo2 {...ICON} className="sf-mirror" />} title={t('plans.next.anyTime')}>
          {t('plans.next.change')}
        </Step>
      </Steps>
    </Card>
  )
}
