import type { ConnectionRequest } from '@sufra/shared/contracts/integration'
import { inLanguage } from '@sufra/shared/contracts/text'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Field, Flex, Stack, Text } from '@sufra/shared/ui'
import { TextArea } from '@sufra/shared/ui/forms'
import { Dialog, toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { declineRequest } from '../integrations.queries.ts'

interface DeclineDialogProps {
  request: ConnectionRequest
  onClose: () => void
}

interface Values {
  requestId: number
  reason: string
}

/** Declines a merchant's request. The reason is required, since the merchant would otherwise ask again. */
export const DeclineDialog = ({ request, onClose }: DeclineDialogProps) => {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const { register, field, submit, problem, isBusy } = useContractForm<Values>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/integration').then(
        ({ DeclineRequest }) => DeclineRequest,
      ),
    defaultValues: { requestId: request.id, reason: '' },
  })
  const save = async (values: Values) => {
    await declineRequest(values)
    await queryClient.invalidateQueries(branchesQuery)
    toast({ kind: 'success', text: t('decline.done') })
    onClose()
  }
  return (
    <Dialog isOpen title={t('decline.title')} onClose={onClose}>
      <form onSubmit={submit(save)} noValidate>
        <Stack gap="4.5">
          <FormProblem problem={problem} />
          <Text color="muted">
            {t('decline.of', {
              merchant: inLanguage(request.merchantName, language),
              branch: inLanguage(request.branchName, language),
              platform: t(`platform.${request.channelKey}.name`),
            })}
          </Text>
          <Field label={t('decline.reason')} help={t('decline.reasonHelp')} {...field('reason')}>
            <TextArea rows={3} maxLength={500} {...register('reason')} />
          </Field>
          <Flex justifyContent="flex-end" gap="2">
            <Button variant="outline" onClick={onClose}>
              {t('decline.cancel')}
            </Button>
            <Button type="submit" isLoading={isBusy}>
              {t('decline.send')}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
