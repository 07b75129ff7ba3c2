import { useSendOnce } from '@sufra/shared/unknown-outcome'
import { LONGEST_MESSAGE, LONGEST_SUBJECT } from '@sufra/shared/contracts/ticket-rules'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { MerchantBox } from '@sufra/shared/merchants'
import { useNavigate } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import { Button, Field, Flex, Stack, TextInput } from '@sufra/shared/ui'
import { TextArea } from '@sufra/shared/ui/forms'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsStillOpen } from '#src/dialog-state/use-own-close.ts'
import { useBegin } from './tickets.queries.ts'

interface Values {
  subject: string
  text: string
}

const contract = () =>
  import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/ticket').then(
    ({ TicketAddRequest }) => TicketAddRequest,
  )

interface NewTicketProps {
  /** recipient, if another screen chose one */
  merchantId: number | null
  onClose: () => void
}

/** Starts a conversation: subject and first message, for the operator also the merchant. */
export const NewTicket = ({ merchantId, onClose }: NewTicketProps) => {
  const { t } = useTranslation('support')
  const navigate = useNavigate()
  const sendOnce = useSendOnce()
  const { mutateAsync: begin } = useBegin()
  const isStillOpen = useIsStillOpen()
  const form = useContractForm<Values>({ contract, defaultValues: { subject: '', text: '' } })
  const isOperator = useIsOperator()
  const [accountId, setAccountId] = useState(merchantId ?? undefined)
  const isAddressed = !isOperator || accountId !== undefined
  const handleSubmit = form.submit(async values => {
    if (!isAddressed) return
    const beginning = { ...values, accountId: isOperator ? accountId : undefined }
    const { id } = await sendOnce(beginning, key => begin({ ...beginning, key }))
    // A person who closed the form is not redirected; the conversation is in the list.
    if (!isStillOpen()) return
    onClose()
    void navigate(`/support?ticket=${id}`)
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('begin.title')}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap="4">
          <FormProblem problem={form.problem} />
          {isOperator && (
            <MerchantBox label={t('begin.merchant')} merchantId={accountId ?? null} onChange={setAccountId} />
          )}
          <Field label={t('begin.subject')} {...form.field('subject')} isRequired>
            <TextInput dir="auto" maxLength={LONGEST_SUBJECT} autoFocus {...form.register('subject')} />
          </Field>
          <Field label={t('begin.text')} {...form.field('text')} isRequired>
            <TextArea dir="auto" rows={4} maxLength={LONGEST_MESSAGE} {...form.register('text')} />
          </Field>
          <Flex justifyContent="flex-end" gap="2">
            <Button variant="outline" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" isLoading={form.isBusy} disabled={!isAddressed}>
              {t('begin.send')}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
