import { useUnsavedGuard } from '@sufra/shared/forms'
import type { UnsavedGuard } from '@sufra/shared/forms'
import { useEffect, useRef } from 'react'

interface KeptDraft<Values> {
  /** An earlier visit's draft, of this or another step, is no change of this form. */
  hasDrafts: boolean
  form: { getValues: () => Values; formState: { isDirty: boolean } }
  keep: (values: Values | undefined) => void
}

/**
 * Passes unsaved input to `keep` when the step is left by its own button or the browser's. Render `guard`: it asks
 * before the person leaves all steps. `markSaved` marks all input as saved.
 */
export const useStoredDraft = <Values>({
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
