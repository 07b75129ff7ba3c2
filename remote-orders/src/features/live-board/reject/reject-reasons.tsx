import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CookingPot, DoorClosed, UtensilsCrossed } from 'lucide-react'
import { Button, HStack, lazyPart, Stack, Text } from '@sufra/shared/ui'
import type { AvailableAction, Order } from '@sufra/shared/contracts/order'
import { useCan } from '@sufra/shared/session'
import { useOrderAction } from '#src/order-actions/order-action.queries.ts'
import type { ActionDetails } from '#src/order-actions/order-action.queries.ts'
import { OtherReason } from '#src/order-actions/other-reason.ts'

// Separate from the other later parts, because a drawer can also reject.
const branchFixes = lazyPart({
  load: () =>
    import(/* webpackChunkName: "board-later" */ './branch-fixes.tsx').then(({ BranchFixes }) => BranchFixes),
  height: '14rem',
})

const unavailableLines = lazyPart({
  load: () =>
    import(/* webpackChunkName: "board-later" */ './unavailable-lines.tsx').then(
      ({ UnavailableLines }) => UnavailableLines,
    ),
  height: '14rem',
})

/** Preloads the second step of a rejection, so that it shows immediately after a reason is chosen. */
const useLaterReasons = (): void => {
  useEffect(() => {
    for (const { preload } of [branchFixes, unavailableLines]) preload().catch(() => undefined)
  }, [])
}

export type RejectReason = AvailableAction['reasons'][number]

// The specification's three main reasons come first and large; further reasons of a platform follow below.
const CUES = [
  { reason: 'ItemUnavailable', Icon: UtensilsCrossed },
  { reason: 'TooBusy', Icon: CookingPot },
  { reason: 'BranchClosed', Icon: DoorClosed },
] as const

const isCue = (reason: RejectReason) => CUES.some(cue => cue.reason === reason)
const isOfBranch = (reason: RejectReason | null) => reason === 'TooBusy' || reason === 'BranchClosed'

interface RejectReasonsProps {
  order: Order
  reasons: readonly RejectReason[]
  chosen: RejectReason | null
  onChoose: (reason: RejectReason | null) => void
  onDone: () => void
}

export const RejectReasons = ({ order, reasons, chosen, onChoose, onDone }: RejectReasonsProps) => {
  const { t } = useTranslation()
  // Preloads the next step while the user reads the reasons.
  useLaterReasons()
  const runner = useOrderAction({ onPressed: onDone })
  const isSending = runner.pressed !== undefined
  const canMendBranch = useCan('branches.state')
  const asksMore = (reason: RejectReason) =>
    reason === 'ItemUnavailable' || reason === 'Other' || (canMendBranch && isOfBranch(reason))
  const reject = (details: ActionDetails) => runner.press(order, 'Reject', details)
  const choose = (reason: RejectReason) => {
    onChoose(reason)
    if (!asksMore(reason)) reject({ reasonCode: reason })
  }
  const goBack = () => onChoose(null)

  if (chosen === 'ItemUnavailable')
    return <unavailableLines.Part order={order} isSending={isSending} onBack={goBack} onReject={reject} />
  if (canMendBranch && (chosen === 'TooBusy' || chosen === 'BranchClosed'))
    return <branchFixes.Part reason={chosen} isSending={isSending} onBack={goBack} onReject={reject} />
  if (chosen === 'Other')
    return (
      <OtherReason
        order={order}
        actionName="Reject"
        isSending={isSending}
        sendLabel={t('orders:reject.confirm')}
        backLabel={t('orders:back')}
        onBack={goBack}
        onSend={reject}
      />
    )
  return (
    <Stack gap="3">
      <Text color="muted">{t('orders:reject.why')}</Text>
      {CUES.filter(({ reason }) => reasons.includes(reason)).map(({ reason, Icon }) => (
        <Button
          key={reason}
          variant="outline"
          size="lg"
          minH="16"
          justifyContent="flex-start"
          icon={<Icon size={20} aria-hidden />}
          isLoading={isSending && chosen === reason}
          onClick={() => choose(reason)}
        >
          {t(`orders:reason.${reason}`)}
        </Button>
      ))}
      <HStack gap="2" wrap="wrap">
        {reasons
          .filter(reason => !isCue(reason))
          .map(reason => (
            <Button
              key={reason}
              variant="ghost"
              size="sm"
              isLoading={isSending && chosen === reason}
              onClick={() => choose(reason)}
            >
              {t(`orders:reason.${reason}`)}
            </Button>
          ))}
      </HStack>
    </Stack>
  )
}
