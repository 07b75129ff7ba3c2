import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BranchEscalation } from '@sufra/shared/contracts/escalation'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { Button, Checkbox, Stack } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { useWhileMounted } from '@sufra/shared/unknown-outcome'
import { escalationQuery, updateEscalation } from './escalation-settings.queries.ts'
import type { EscalationValues } from './escalation-values.ts'
import { PeopleField } from './people-field.tsx'
import { StepFields } from './step-fields.tsx'

interface EscalationFormProps {
  escalation: BranchEscalation
  onSaved: () => void
}

const useEscalationForm = ({ escalation: { branchId, settings }, onSaved }: EscalationFormProps) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  // The user may have selected another branch before the save ends.
  const closeOwn = useWhileMounted(onSaved)
  const form = useContractForm<EscalationValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/escalation').then(
        ({ EscalationRequest }) => EscalationRequest,
      ),
    defaultValues: { settings },
    prepare: values => ({ branchId, ...values }),
  })
  const save = async (values: EscalationValues) => {
    const saved = await updateEscalation({ branchId, ...values })
    queryClient.setQueryData(escalationQuery(branchId).queryKey, saved)
    toast({ kind: 'success', text: t('orders:escalation.saved') })
    closeOwn()
  }
  return { form, save }
}

/** Form of a branch's three escalation steps. */
export const EscalationForm = (props: EscalationFormProps) => {
  const { t } = useTranslation()
  const { form, save } = useEscalationForm(props)
  const { people } = props.escalation
  return (
    <form onSubmit={form.submit(save)} noValidate aria-label={t('orders:escalation.title')}>
      <Stack gap="4">
        <FormProblem problem={form.problem} />
        <StepFields form={form} step="louder" />
        <StepFields form={form} step="managers">
          <PeopleField form={form} step="managers" people={people} />
        </StepFields>
        <StepFields form={form} step="owner">
          <PeopleField form={form} step="owner" people={people} />
          <Checkbox {...form.register('settings.owner.hasMail')} label={t('orders:escalation.mail')} />
        </StepFields>
        <Button type="submit" isLoading={form.isBusy}>
          {t('orders:escalation.save')}
        </Button>
      </Stack>
    </form>
  )
}
