import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TriangleAlert, TimerOff } from 'lucide-react'
import { Banner, Button, Stack } from '@sufra/shared/ui'
import { useFormat } from '@sufra/shared/i18n'
import { attentionDrawer } from '../later-parts.ts'
import { useFailureText } from '#src/order-actions/failure-text.ts'
import { worthOf } from '../lanes/order-groups.ts'
import type { OrderGroups } from '../lanes/order-groups.ts'

const MissedBar = ({ missed, onOpen }: { missed: OrderGroups['missed']; onOpen: () => void }) => {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Banner
      tone="neutral"
      icon={<TimerOff size={18} aria-hidden />}
      action={
        <Button size="sm" variant="outline" onClick={onOpen}>
          {t('orders:missed.show')}
        </Button>
      }
    >
      {t('orders:missed.bar', { count: missed.length, money: format.money(worthOf(missed)) })}
    </Banner>
  )
}

/** Bars above the lanes for orders that need a person: unreadable and lost ones. */
export const AttentionBars = ({ groups, isOffline }: { groups: OrderGroups; isOffline: boolean }) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const failureText = useFailureText()
  const { failed, missed } = groups
  const [first] = failed
  // An empty drawer would be blank and would reopen for the next order, so it closes.
  if (isOpen && failed.length + missed.length + groups.refused.length === 0) setIsOpen(false)
  const isMixed = new Set(failed.map(failureText)).size > 1
  const open = () => setIsOpen(true)
  return (
    <Stack gap="2.5" mb={first || missed.length > 0 ? '4' : '0'}>
      {first && (
        <Banner
          tone="error"
          icon={<TriangleAlert size={18} aria-hidden />}
          action={
            <Button size="sm" variant="outline" onClick={open}>
              {t('orders:attention.fix')}
            </Button>
          }
        >
          {t(isMixed ? 'orders:attention.barMixed' : 'orders:attention.bar', {
            count: failed.length,
            reason: failureText(first),
          })}
        </Banner>
      )}
      {missed.length > 0 && <MissedBar missed={missed} onOpen={open} />}
      {isOpen !== null && (
        <attentionDrawer.Part
          groups={groups}
          isOffline={isOffline}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Stack>
  )
}
