import { api } from '@sufra/shared/api'
import type { Account } from '@sufra/shared/contracts/account'
import { openImpersonationTab } from '@sufra/shared/session'
import { Button, Field, Stack, Text } from '@sufra/shared/ui'
import { TextArea } from '@sufra/shared/ui/forms'
import { Dialog, toast } from '@sufra/shared/ui/overlays'
import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMerchantChanged } from './merchant.queries.ts'
import { useFailureText } from './use-failure-text.ts'

const SHORTEST_REASON = 5
const FIRST_SCREEN = '/dashboard'

const useBeginView = (accountId: number) => {
  const changed = useMerchantChanged()
  return useMutation({
    mutationFn: (reason: string) => api.post('/api/AccountView/Begin', { body: { accountId, reason } }),
    onSettled: () => void changed(),
  })
}

interface ViewDialogProps {
  id: number
  isOpen: boolean
  onClose: () => void
}

/**
 * Renders the dialog that asks for the reason, which the merchant can read, and opens the impersonation in another tab.
 */
const ViewDialog = ({ id, isOpen, onClose }: ViewDialogProps) => {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  // Begun, but the browser let no tab be opened by itself: a press of its own may.
  const [waiting, setWaiting] = useState<string | null>(null)
  const { mutate, isPending, reset } = useBeginView(id)
  const handleClose = () => {
    // A late answer must not open the account view after the dialog was closed.
    reset()
    setReason('')
    setWaiting(null)
    onClose()
  }
  const open = (accessToken: string) => {
    if (openImpersonationTab(accessToken, FIRST_SCREEN)) handleClose()
    else setWaiting(accessToken)
  }
  const handleConfirm = () => {
    if (waiting !== null) return open(waiting)
    mutate(reason, {
      onSuccess: ({ accessToken }) => open(accessToken),
      onError: error => toast({ kind: 'error', text: failureText(error) }),
    })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={t('admin:merchant.viewTitle')}
      footer={
        <>
          <Button variant="outline" onClick={handleClose}>
            {t('admin:plans.cancel')}
          </Button>
          <Button
            isLoading={isPending}
            disabled={reason.trim().length < SHORTEST_REASON}
            onClick={handleConfirm}
          >
            {t(waiting === null ? 'admin:merchant.viewBegin' : 'admin:merchant.viewOpen')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{t('admin:merchant.viewBody')}</Text>
        <Field label={t('admin:merchant.reason')} help={t('admin:merchant.viewHelp')} isRequired>
          <TextArea value={reason} maxLength={300} onChange={event => setReason(event.target.value)} />
        </Field>
        {waiting !== null && <Text role="alert">{t('admin:merchant.viewBlocked')}</Text>}
      </Stack>
    </Dialog>
  )
}

const SEEN: readonly Account['status'][] = ['Active', 'Suspended']

/** Opens the product as this merchant's Admin sees it, to read. */
export const ViewAs = ({ account: { id, status } }: { account: Account }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!SEEN.includes(status)) return null
  return (
    <>
      <Button variant="outline" icon={<Eye size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('admin:merchant.view')}
      </Button>
      <ViewDialog id={id} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
