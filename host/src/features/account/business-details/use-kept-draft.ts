import { useUnsavedGuard } from '@sufra/shared/forms'
import type { UnsavedGuard } from '@sufra/shared/forms'
import { useEffect, useRef } from 'react'

interface KeptDraft<Values> {
  /** What an earlier visit kept, of this step or another one, is no change of this form. */
  hasDrafts: boolean
  form: { getValues: () => Values; formState: { isDirty: boolean } }
  keep: (values: Values | undefined) => void
}

/**
 * Hands what was typed to `keep` when the step is left unsaved, by its own button or the browser's, and asks before all steps
 * are left (`guard`, to be rendered). `markSaved` says that all of it is saved.
 */
export const useKeptDraft = <Values>({
  form,
  hasDrafts,
  keep,
}: KeptDraft<Values>): Pick<UnsavedGuard, 'guard'> & { markSaved: () => void } => {
  const { isDirty } = form.formState
  const { guard, release } = useUnsavedGuard(isDirty || hasDrafts)
  const latest = useRef({ isDirty, keep, getValues: form.getValues })
  const isSaved = useRef(false)
  useEffect(() => {
    latest.current = { isDirty, keep, getValues: form.getValues }
  })
  useEffect(
    () => () => {
      const { isDirty: isTouched, keep: put, getValues } = latest.current
      if (isSaved.current) put(undefined)
      else if (isTouched) put(getValues())
    },
    [],
  )
  const markSaved = () => {
    isSaved.current = true
    release()
  }
  return { guard, markSaved }
}
