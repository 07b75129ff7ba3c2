import type { Account } from '@sufra/shared/contracts/account'
import { Button, Flex } from '@sufra/shared/ui'
import { ConfirmDialog, toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCloseMerchant, useResume, useSuspend } from './merchant.queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { isStateMoved, useFailureText } from './use-failure-text.ts'

interface ActionProps {
  id: number
  isOpen: boolean
  onClose: () => void
}

/** Renders the dialog that states the effect of a suspension and asks for the reason. */
const SuspendDialog = ({ id, ...props }: ActionProps) => {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      {...props}
      work={useSuspend(id)}
      title={t('admin:merchant.suspendTitle')}
      body={t('admin:merchant.suspendBody')}
      help={t('admin:merchant.noteHelp')}
      confirmLabel={t('admin:merchant.suspend')}
      doneText={t('admin:merchant.suspended')}
      variant="dangerSolid"
    />
  )
}

/** Renders the confirmation of the final closing, with the number of open orders that prevent it. */
const CloseDialog = ({ id, isOpen, onClose }: ActionProps) => {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { mutateAsync, isPending, error, reset } = useCloseMerchant(id)
  const handleClose = () => {
    reset()
    onClose()
  }
  const handleConfirm = async () => {
    try {
      await mutateAsync()
    } catch (refusal) {
      // The dialog shows the failure itself, unless a changed state unmounts it.
      if (!isStateMoved(refusal)) return
      toast({ kind: 'error', text: failureText(refusal) })
    }
    handleClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('admin:merchant.closeTitle')}
      body={error ? failureText(error) : t('admin:merchant.closeBody')}
      confirmLabel={t('admin:merchant.close')}
      cancelLabel={t('admin:plans.cancel')}
      onConfirm={() => void handleConfirm()}
      onClose={handleClose}
      isBusy={isPending}
      isDanger
    />
  )
}

/** Renders suspend, resume and close, as the merchant's state permits. */
export const StateActions = ({ account: { id, status } }: { account: Account }) => {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const [asked, setAsked] = useState<'suspend' | 'close' | null>(null)
  const { mutateAsync: resume, isPending } = useResume(id)
  const close = () => setAsked(null)
  // Awaited: a closed merchant has no button whose callback could run.
  const handleResume = () =>
    resume().catch((error: unknown) => toast({ kind: 'error', text: failureText(error) }))
  if (status === 'Closed') return null
  return (
    <Flex gap="2" wrap="wrap">
      {status === 'Suspended' ? (
        <Button isLoading={isPending} onClick={() => void handleResume()}>
          {t('admin:merchant.resume')}
        </Button>
      ) : (
        <Button variant="outline" onClick={() => setAsked('suspend')}>
          {t('admin:merchant.suspend')}
        </Button>
      )}
      <Button variant="outline" onClick={() => setAsked('close')}>
        {t('admin:merchant.close')}
      </Button>
      <SuspendDialog id={id} isOpen={asked === 'suspend'} onClose={close} />
      <CloseDialog id={id} isOpen={asked === 'close'} onClose={close} />
    </Flex>
  )
}
