import { useTranslation } from 'react-i18next'
import type { BranchShift } from '@sufra/shared/contracts/shift'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useOnline } from '@sufra/shared/live'
import { Link } from '@sufra/shared/router'
import { Button, EmptyState, HStack, LinkButton } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { useShiftFailure } from './failure-text.ts'
import { useOpenShift } from './shift.queries.ts'

/** A branch without an open shift: notes for the next team and the button that opens a shift. */
export const NoShift = ({ branch }: { branch: BranchShift }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const isOnline = useOnline()
  const failure = useShiftFailure()
  const { mutate, isPending } = useOpenShift()
  const { branchId, branchName, lastClosed, waitingNotes } = branch
  const open = () => mutate(branchId, { onError: error => toast({ kind: 'error', text: failure(error) }) })
  return (
    <EmptyState
      drawing="receipt"
      title={t('orders:shift.none', { branch: inLanguage(branchName, language) })}
      detail={
        waitingNotes > 0
          ? t('orders:shift.notes.waiting', { count: waitingNotes })
          : t('orders:shift.noneDetail')
      }
      action={
        <HStack gap="2" flexWrap="wrap" justify="center">
          <Button disabled={!isOnline} isLoading={isPending} onClick={open}>
            {t('orders:shift.begin')}
          </Button>
          {lastClosed && (
            <LinkButton asChild variant="outline">
              <Link to={`/orders/shift?id=${lastClosed.id}`}>{t('orders:shift.last')}</Link>
            </LinkButton>
          )}
        </HStack>
      }
    />
  )
}
