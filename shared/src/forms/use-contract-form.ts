import type { ApiError } from '@sufra/shared/api'
import { useLanguage } from '@sufra/shared/i18n'
import { useEffect, useRef } from 'react'
import { get, useForm } from 'react-hook-form'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { bindTo } from './bind.ts'
import type { Bind } from './bind.ts'
import { loadForChecks, readyChecking } from './load-checking.ts'
import type { LoadContract } from './load-contract.ts'
import { RULE, contractResolver, pathsOf } from './mistakes.ts'
import { useRecheck } from './use-recheck.ts'
import { useSubmit } from './use-submit.ts'
import type { Submit } from './use-submit.ts'

export interface ContractFormOptions<Values extends FieldValues> {
  /** Fetches it; see `LoadContract` for how that is written. */
  contract: LoadContract
  defaultValues: DefaultValues<Values>
  /** Makes the request of what the form holds; the contract checks this. The values as they are when left out. */
  prepare?: (values: Values) => unknown
}

export interface ContractForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** The field's mistake in the interface language: `<Field {...form.field('email')} label=…>`. */
  field: (name: Path<Values>) => { error?: string }
  /** For a control that hands over its value instead of an event: `<NumberInput {...form.bind('prepMinutes')} />`. */
  bind: Bind<Values>
  /**
   * `<form onSubmit={form.submit(send)} noValidate>`. Checks by the contract, puts the focus into the first mistake or calls
   * `work`. An `ApiError` of it goes to its fields; what belongs to no field here becomes `problem`. What was typed stays.
   */
  submit: Submit<Values>
  /**
   * For a form that stays open: shows what the server made of what was sent. What was typed while the answer was on its way
   * stays as it was typed, and unsaved.
   */
  settle: (saved: Values) => void
  /** What went wrong and belongs to no field; see `FormProblem`. */
  problem: ApiError | null
  isBusy: boolean
}

/**
 * A form that checks itself by a contract, which is fetched once somebody begins to fill it, and
 * puts the server's field messages in place. It is react-hook-form's form with `field`, `submit`, `problem` and `isBusy`.
 */
export const useContractForm = <Values extends FieldValues>({
  contract,
  defaultValues,
  prepare = values => values,
}: ContractFormOptions<Values>): ContractForm<Values> => {
  const { language } = useLanguage()
  const form = useForm<Values>({
    defaultValues,
    resolver: contractResolver(contract, prepare),
    shouldFocusError: false,
  })
  const { errors, isSubmitting, isSubmitted } = form.formState
  const isPath = (path: string): path is Path<Values> => (path.split('.')[0] ?? '') in form.getValues()
  const { problem, submit, settle } = useSubmit(form, isPath)
  useRecheck(form, pathsOf(errors, RULE).filter(isPath))
  const first = useRef(contract)
  const { subscribe } = form
  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        stop()
        loadForChecks(first.current)
      },
    })
    return stop
  }, [subscribe])

  const field: ContractForm<Values>['field'] = path => {
    const { message } = get<object, { message?: unknown } | undefined>(errors, path) ?? {}
    if (typeof message !== 'string') return {}
    return { error: readyChecking()?.fieldTextOf(message, language) ?? message }
  }

  return {
    ...form,
    formState: form.formState,
    field,
    bind: bindTo(form, isSubmitted),
    submit,
    settle,
    problem,
    isBusy: isSubmitting,
  }
}
