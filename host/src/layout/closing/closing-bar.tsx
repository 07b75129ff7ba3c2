import { useFormat } from '@sufra/shared/i18n'
import { useCan, useSession } from '@sufra/shared/session'
import { Button } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { DoorClosed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useKeepAccount } from '#src/merchant/closing.queries.ts'
import { useFailureText } from '#src/dialog-state/use-failure-text.ts'
import { SlimBar } from '../slim-bar.ts'

/** States the closing day and lets people with the right to do so keep the account. */
export const ClosingBar = () => {
  const { t } = useTranslation('host')
  const format = useFormat()
  const closesAt = useSession(state => state.user?.closesAt)
  const canKeep = useCan('billing.manage')
  const notDoneWords = useFailureText()
  const { mutate, isPending } = useKeepAccount()
  if (!closesAt) return null
  const handleKeep = () =>
    mutate(undefined, { onError: error => toast({ kind: 'error', text: notDoneWords(error) }) })
  return (
    <SlimBar role="status">
      <DoorClosed size={16} aria-hidden />
      <span>{t('closing.bar', { date: format.date(closesAt) })}</span>
      {canKeep && (
        <Button size="sm" variant="outline" flexShrink="0" isLoading={isPending} onClick={handleKeep}>
          {t('closing.keep')}
        </Button>
      )}
    </SlimBar>
  )
}
