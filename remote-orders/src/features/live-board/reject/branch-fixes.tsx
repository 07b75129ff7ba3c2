import { useTranslation } from 'react-i18next'
import { Hourglass, PauseCircle } from 'lucide-react'
import { Button, HStack, Stack, Text } from '@sufra/shared/ui'
import type { ActionDetails } from '#src/order-actions/order-action.queries.ts'

/** Reasons that concern the whole branch, so rejecting one order alone does not help. */
export type BranchReason = 'TooBusy' | 'BranchClosed'

interface Fix {
  id: string
  Icon: typeof Hourglass
  fixes: NonNullable<ActionDetails['fixes']>
}

const FIXES: Record<BranchReason, readonly Fix[]> = {
  TooBusy: [
    { id: 'busyHour', Icon: Hourglass, fixes: { setBusy: { minutes: 15, preset: '1h' } } },
    { id: 'pauseHalfHour', Icon: PauseCircle, fixes: { pauseBranch: { preset: '30m' } } },
  ],
  BranchClosed: [
    { id: 'pauseNextOpening', Icon: PauseCircle, fixes: { pauseBranch: { preset: 'nextOpening' } } },
    { id: 'pauseHour', Icon: PauseCircle, fixes: { pauseBranch: { preset: '1h' } } },
  ],
}

interface BranchFixesProps {
  reason: BranchReason
  isSending: boolean
  onBack: () => void
  onReject: (details: ActionDetails) => void
}

/** Rejects the order and fixes the cause in the same request: the branch becomes busy or paused on all platforms. */
export const BranchFixes = ({ reason, isSending, onBack, onReject }: BranchFixesProps) => {
  const { t } = useTranslation()
  return (
    <Stack gap="3">
      <Text color="muted">{t('orders:reject.alsoBranch')}</Text>
      {FIXES[reason].map(({ id, Icon, fixes }) => (
        <Button
          key={id}
          variant="outline"
          size="lg"
          h="auto"
          minH="16"
          py="2"
          justifyContent="flex-start"
          textAlign="start"
          whiteSpace="normal"
          icon={<Icon size={20} aria-hidden />}
          disabled={isSending}
          onClick={() => onReject({ reasonCode: reason, fixes })}
        >
          {t(`orders:reject.fix.${id}`)}
        </Button>
      ))}
      <HStack gap="2" justify="flex-end">
        <Button variant="outline" onClick={onBack}>
          {t('orders:back')}
        </Button>
        <Button variant="dangerSolid" isLoading={isSending} onClick={() => onReject({ reasonCode: reason })}>
          {t('orders:reject.onlyThis')}
        </Button>
      </HStack>
    </Stack>
  )
}
