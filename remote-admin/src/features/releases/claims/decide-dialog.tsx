import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { ReleaseApproval } from '@sufra/shared/contracts/release-claims'
import { useContractForm } from '@sufra/shared/forms'
import { Banner, Button, Field, Stack, Text, TextInput } from '@sufra/shared/ui'
import { Dialog, toast } from '@sufra/shared/ui/overlays'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-text.ts'
import { RELEASES_KEY } from '../releases.queries.ts'
import { useRemoteName } from '../remote-name.ts'
import { ClaimChangeList } from './claim-change-list.tsx'

export interface Decision {
  approval: ReleaseApproval
  isApproved: boolean
}

interface DecideDialogProps {
  isOpen: boolean
  decision: Decision
  onClose: () => void
}

const loadContract = async () => {
  const { DecideClaimsRequest } = await import(
    /* webpackChunkName: "rules" */ '@sufra/shared/contracts/release-claims'
  )
  return DecideClaimsRequest
}

/** Returns the mutation that sends the decision and reports the result. */
const useDecision = ({ decision: { approval, isApproved }, onClose }: DecideDialogProps) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { name, version } = approval
  const { mutateAsync } = useMutation({
    mutationFn: (reason: string) =>
      api.post('/api/Release/DecideClaims', { body: { name, version, isApproved, reason } }),
    networkMode: 'always',
    onSettled: () => void queryClient.invalidateQueries({ queryKey: RELEASES_KEY }),
  })
  return async (reason: string) => {
    const { isLive } = await mutateAsync(reason)
    const done = isApproved ? (isLive ? 'approvedLive' : 'approvedLate') : 'refused'
    toast({ kind: 'success', text: t(`admin:releases.claims.done.${done}`, { version }) })
    onClose()
  }
}

/** Renders the confirmation before a version's claims are approved, or refused with a reason. */
export const DecideDialog = (props: DecideDialogProps) => {
  const { isOpen, decision, onClose } = props
  const { approval, isApproved } = decision
  const { t } = useTranslation()
  const formId = useId()
  const remote = useRemoteName()(approval.name)
  const failureText = useFailureText()
  const send = useDecision(props)
  const { name, version } = approval
  const { register, field, submit, problem, isBusy } = useContractForm({
    contract: loadContract,
    defaultValues: { reason: '' },
    prepare: ({ reason }) => ({ name, version, isApproved, reason: reason.trim() }),
  })
  const words = isApproved ? 'approve' : 'refuse'
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`admin:releases.claims.${words}Title`, { remote })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('admin:releases.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            isLoading={isBusy}
            variant={isApproved ? 'solid' : 'dangerSolid'}
          >
            {t(`admin:releases.claims.${words}`)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit(({ reason }) => send(reason.trim()))}>
        <Stack gap="4">
          {problem && !isBusy && <Banner tone="error">{failureText(problem)}</Banner>}
          <Text>{t(`admin:releases.claims.${words}About`, { channel: approval.channel })}</Text>
          <ClaimChangeList changes={approval.changes} />
          <Field
            label={t('admin:releases.change.why')}
            help={t(isApproved ? 'admin:releases.change.whyHelp' : 'admin:releases.claims.refuseWhy')}
            isRequired={!isApproved}
            {...field('reason')}
          >
            <TextInput autoComplete="off" dir="auto" {...register('reason')} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
