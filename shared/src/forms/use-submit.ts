import { ApiError } from '@sufra/shared/api'
import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { readyChecking } from './load-checking.ts'
import { focusFirstInvalidField, pathsOf } from './field-errors.ts'

export type Submit<Values extends FieldValues> = (
  work: (values: Values) => Promise<void>,
) => (event?: SubmitEvent<HTMLFormElement>) => void

interface Refusal {
  form: HTMLFormElement | undefined
  paths: string[]
  error: ApiError
}

const SAID = '[role="alert"], [aria-invalid="true"]'

const NOT_ACCEPTED = { status: 400, code: 'validation_failed' } as const

const wrapUnknown = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ status: 0, code: 'unknown', cause: error })

/** Focuses the first error once the messages are rendered. Calls `say` if none of them is on the screen. */
const useFocusOnError = (say: (error: ApiError) => void) => {
  const [refusal, refuse] = useState<Refusal | null>(null)
  useEffect(() => {
    if (!refusal?.form) return
    focusFirstInvalidField(refusal.form, refusal.paths)
    // The message belongs to a known field that the screen does not show, so the button would seem to do nothing.
    if (!refusal.form.querySelector(SAID)) say(refusal.error)
  }, [refusal, say])
  return refuse
}

/** Returns the submit function of a form: validates, prevents a second request, and shows errors at their fields. */
export const useSubmit = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  isPath: (path: string) => path is Path<Values>,
) => {
  const [problem, setProblem] = useState<ApiError | null>(null)
  const isRunning = useRef(false)
  const sent = useRef<ReadonlyMap<string, string>>(new Map())
  const refuse = useFocusOnError(setProblem)

  const place = (error: ApiError): string[] => {
    const entries = Object.entries(error.fieldErrors)
    const placed = entries.map(([path]) => path).filter(isPath)
    for (const path of placed) {
      const [text = ''] = error.fieldErrors[path] ?? []
      form.setError(path, { type: 'server', message: readyChecking()?.fieldKeyOf(text) ?? text })
    }
    if (placed.length === 0 || placed.length < entries.length) setProblem(error)
    return placed
  }

  const submit: Submit<Values> = work => event => {
    event?.preventDefault()
    const element = event?.currentTarget
    if (isRunning.current) return
    isRunning.current = true
    setProblem(null)
    const accept = async (values: Values) => {
      sent.current = new Map(
        Object.entries(form.getValues()).map(([key, value]) => [key, JSON.stringify(value)]),
      )
      try {
        await work(values)
      } catch (thrown) {
        const error = wrapUnknown(thrown)
        refuse({ form: element, paths: place(error), error })
      }
    }
    const handleFieldErrors = (fieldErrors: object) => {
      const paths = pathsOf(fieldErrors)
      const error = new ApiError(NOT_ACCEPTED)
      // The form has no such field, so the error is shown above it.
      if (!paths.some(isPath)) setProblem(error)
      refuse({ form: element, paths, error })
    }
    const sending = form.handleSubmit(accept, handleFieldErrors)(event)
    void sending.finally(() => {
      isRunning.current = false
    })
  }

  const settle = (saved: Values): void => {
    const typed = Object.keys(form.getValues())
      .filter(isPath)
      .map(path => ({ path, value: form.getValues(path) }))
      .filter(({ path, value }) => JSON.stringify(value) !== sent.current.get(path))
    form.reset(saved)
    for (const { path, value } of typed) form.setValue(path, value, { shouldDirty: true })
  }

  return { problem, submit, settle }
}
