import { Button, Field, Stack, Text } from '@sufra/shared/ui'
import type { ButtonProps } from '@sufra/shared/ui'
import { TextArea } from '@sufra/shared/ui/forms'
import { Dialog, toast } from '@sufra/shared/ui/overlays'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isStateMoved, useFailureText } from './use-failure-text.ts'

const SHORTEST_REASON = 3

interface ReasonDialogProps {
  isOpen: boolean
  onClose: () => void
  work: Pick<UseMutationResult<unknown, Error, string>, 'mutateAsync' | 'isPending'>
  title: string
  body: string
  /** Names the readers of the reason. */
  help: string
  confirmLabel: string
  doneText: string
  variant?: ButtonProps['variant']
}

/** Renders a dialog that states the effect and asks for the reason. */
export const ReasonDialog = ({ isOpen, onClose, work, variant, ...words }: ReasonDialogProps) => {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const close = () => {
    setReason('')
    onClose()
  }
  // Awaited: the refetched state may unmount the dialog before a callback of its answer runs.
  const handleConfirm = async () => {
    try {
      await work.mutateAsync(reason)
    } catch (error) {
      if (isStateMoved(error)) onClose()
      toast({ kind: 'error', text: failureText(error) })
      return
    }
    close()
    toast({ kind: 'success', text: words.doneText })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={words.title}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('admin:plans.cancel')}
          </Button>
          <Button
            variant={variant}
            isLoading={work.isPending}
            disabled={reason.trim().length < SHORTEST_REASON}
            onClick={() => void handleConfirm()}
          >
            {words.confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{words.body}</Text>
        <Field label={t('admin:merchant.reason')} help={words.help} isRequired>
          <TextArea value={reason} maxLength={500} onChange={event => setReason(event.target.value)} />
        </Field>
      </Stack>
    </Dialog>
  )
}
