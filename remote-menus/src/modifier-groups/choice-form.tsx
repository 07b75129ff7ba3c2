import { ApiError } from '@sufra/shared/api'
import type { Choice } from '@sufra/shared/contracts/choice'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { useCan } from '@sufra/shared/session'
import { Stack } from '@sufra/shared/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { choiceRequest } from './choice-values.ts'
import { addChoice, choicesKey, updateChoice } from './choices.queries.ts'
import { GroupFields } from './group-fields.tsx'
import type { GroupValues } from './group-values.ts'

interface ChoiceFormProps {
  /** Of the form, for the button outside of it. */
  id: string
  serviceProviderId: number
  /** What the form begins with. */
  group: GroupValues
  /** The stored choice that it changes; none: it makes one. */
  stored: Choice | null
  onSaved: (choice: Choice) => void
  onBusy: (isBusy: boolean) => void
  /** Told whether something is written that is not saved. */
  onTouched: (isTouched: boolean) => void
}

type Values = GroupValues & { isRequired?: boolean }
type Path = Parameters<ReturnType<typeof useContractForm<Values>>['field']>[0]
const FIELDS = ['name', 'min', 'max', 'options']
const isPath = (path: string): path is Path => FIELDS.includes(path.split('.')[0] ?? '')

const useChoiceForm = ({ serviceProviderId, group, stored }: ChoiceFormProps) => {
  const request = (values: GroupValues) => choiceRequest(values, serviceProviderId)
  const update = (values: GroupValues) => ({
    ...request(values),
    id: stored?.id ?? 0,
    rowVersion: stored?.rowVersion,
  })
  const form = useContractForm<Values>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/choice').then(
        ({ ChoiceRequest, ChoiceUpdateRequest }) => (stored ? ChoiceUpdateRequest : ChoiceRequest),
      ),
    defaultValues: group,
    prepare: values => (stored ? update(values) : request(values)),
  })
  const save = (values: GroupValues) => (stored ? updateChoice(update(values)) : addChoice(request(values)))
  return { form, save }
}

/** Makes or changes a choice. */
export const ChoiceForm = (props: ChoiceFormProps) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const canPrice = useCan('menu.price')
  const { form, save } = useChoiceForm(props)
  const send = async (values: GroupValues) => {
    props.onBusy(true)
    try {
      const saved = await save(values)
      await queryClient.invalidateQueries({ queryKey: choicesKey(props.serviceProviderId) })
      props.onSaved(saved)
    } catch (error) {
      // What somebody else made of it meanwhile is what the list shows from now on.
      if (error instanceof ApiError && error.code === 'stale_version')
        void queryClient.invalidateQueries({ queryKey: choicesKey(props.serviceProviderId) })
      throw error
    } finally {
      props.onBusy(false)
    }
  }
  const group = form.watch()
  const { onTouched } = props
  const { isDirty } = form.formState
  useEffect(() => onTouched(isDirty), [onTouched, isDirty])
  const put = (next: GroupValues) => {
    for (const field of ['name', 'min', 'max', 'required', 'options'] as const)
      if (next[field] !== group[field])
        form.setValue(field, next[field], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  return (
    <form
      id={props.id}
      onSubmit={form.submit(send)}
      noValidate
      aria-label={t(props.stored ? 'menus:choices.editTitle' : 'menus:choices.newTitle')}
    >
      <Stack gap="4">
        <FormProblem problem={form.problem} texts={{ stale_version: t('menus:choices.stale') }} />
        <GroupFields
          group={group}
          onChange={put}
          path=""
          errorAt={path => (isPath(path) ? form.field(path).error : undefined)}
          needsBothNames={false}
          canPrice={canPrice}
        />
      </Stack>
    </form>
  )
}
