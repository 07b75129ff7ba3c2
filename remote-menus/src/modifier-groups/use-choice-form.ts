import { ApiError } from '@sufra/shared/api'
import type { Choice } from '@sufra/shared/contracts/choice'
import { useContractForm } from '@sufra/shared/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSendOnce, useWhileMounted } from '@sufra/shared/unknown-outcome'
import { choiceRequest, groupOfChoice } from './choice-values.ts'
import { addChoice, choicesKey, updateChoice } from './choices.queries.ts'
import type { GroupValues } from './group-values.ts'
import type { StaleChoiceProps } from './stale/stale-choice.tsx'

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'options' in value && 'rowVersion' in value

/** Returns the group as another user saved it, if the update failed with `stale_version`; otherwise null. */
const newerChoice = (error: unknown): Choice | null => {
  if (!(error instanceof ApiError) || error.code !== 'stale_version') return null
  const current = error.problem?.current
  return isChoice(current) ? current : null
}

export interface ChoiceWork {
  serviceProviderId: number
  /** Initial values of the form. */
  group: GroupValues
  /** The stored group to change; null creates a new one. */
  stored: Choice | null
  onSaved: (choice: Choice) => void
  onBusy: (isBusy: boolean) => void
}

interface Conflict extends Pick<StaleChoiceProps, 'base' | 'mine'> {
  choice: Choice
}

type Values = GroupValues & { isRequired?: boolean }

const useValues = ({ serviceProviderId, group, stored }: ChoiceWork) => {
  // Base version of the form. After a conflict it becomes the version of the other user.
  const base = useRef({ group, rowVersion: stored?.rowVersion })
  const request = (values: GroupValues) => choiceRequest(values, serviceProviderId)
  const update = (values: GroupValues) => ({
    ...request(values),
    id: stored?.id ?? 0,
    rowVersion: base.current.rowVersion,
  })
  const form = useContractForm<Values>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/choice').then(
        ({ ChoiceRequest, ChoiceUpdateRequest }) => (stored ? ChoiceUpdateRequest : ChoiceRequest),
      ),
    defaultValues: group,
    prepare: values => (stored ? update(values) : request(values)),
  })
  const sendOnce = useSendOnce()
  const save = (values: GroupValues) => {
    if (stored) return updateChoice(update(values))
    const body = request(values)
    return sendOnce(body, key => addChoice(body, key))
  }
  const put = (next: GroupValues) => {
    const known = form.getValues()
    for (const field of ['name', 'min', 'max', 'required', 'options'] as const)
      if (next[field] !== known[field])
        form.setValue(field, next[field], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  const rebase = (group: GroupValues, rowVersion: number) => {
    base.current = { group, rowVersion }
  }
  return { form, save, put, rebase, madeOf: () => base.current.group }
}

/** Returns the form state of a shared modifier group, with its submit handler and the handling of edit conflicts. */
export const useChoiceForm = (work: ChoiceWork) => {
  const queryClient = useQueryClient()
  const { form, save, put, rebase, madeOf } = useValues(work)
  const finish = useWhileMounted(work.onSaved)
  const [newer, setNewer] = useState<Conflict | null>(null)
  const reload = () => queryClient.invalidateQueries({ queryKey: choicesKey(work.serviceProviderId) })
  const send = async (values: GroupValues) => {
    work.onBusy(true)
    try {
      const saved = await save(values)
      await reload()
      finish(saved)
    } catch (error) {
      const choice = newerChoice(error)
      if (!choice) throw error
      // The list must show the other user's version from now on.
      void reload()
      setNewer({ base: madeOf(), mine: values, choice })
    } finally {
      work.onBusy(false)
    }
  }
  const settle = (chosen: GroupValues, { rowVersion }: Choice, group: GroupValues) => {
    rebase(group, rowVersion)
    setNewer(null)
    put(chosen)
    form.submit(send)()
  }
  const staleProps = ({ choice, ...versions }: Conflict): StaleChoiceProps => {
    const theirs = groupOfChoice(choice)
    return {
      ...versions,
      theirs,
      onClose: () => setNewer(null),
      onSave: chosen => settle(chosen, choice, theirs),
    }
  }
  return { form, send, put, stale: newer && staleProps(newer) }
}
