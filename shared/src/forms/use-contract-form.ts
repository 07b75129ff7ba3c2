import type { ApiError } from '@sufra/shared/api'
import { useLanguage } from '@sufra/shared/i18n'
import { useEffect, useRef } from 'react'
import { get, useForm } from 'react-hook-form'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { loadForChecks, readyChecking } from './load-checking.ts'
import type { LoadContract } from './load-contract.ts'
import { RULE, contractResolver, pathsOf } from './field-errors.ts'
import { useSubmit } from './use-submit.ts'
import type { Submit } from './use-submit.ts'

/** Validates wrong fields again on each change of any field: "the passwords differ" ends by a change of either. */
const useRecheck = <Values extends FieldValues>(
  { subscribe, trigger }: Pick<UseFormReturn<Values>, 'subscribe' | 'trigger'>,
  wrong: Path<Values>[],
): void => {
  const latest = useRef(wrong)
  useEffect(() => {
    latest.current = wrong
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          const others = latest.current.filter(path => path !== changed)
          if (changed && others.length > 0) void trigger(others)
        },
      }),
    [subscribe, trigger],
  )
}

type Bind<Values extends FieldValues> = <Name extends Path<Values>>(
  name: Name,
) => {
  name: Name
  value: PathValue<Values, Name>
  onChange: (value: PathValue<Values, Name>) => void
}

/** Returns the props of a control that reports its value instead of an event. */
const bindTo =
  <Values extends FieldValues>(form: UseFormReturn<Values>, isSubmitted: boolean): Bind<Values> =>
  name => ({
    name,
    value: form.watch(name),
    onChange: value => form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
  })

export interface ContractFormOptions<Values extends FieldValues> {
  /** Loads the contract; see `LoadContract` for the form. */
  contract: LoadContract
  defaultValues: DefaultValues<Values>
  /** Turns the form's values into the request that the contract validates. Defaults to the values themselves. */
  prepare?: (values: Values) => unknown
}

export interface ContractForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Returns the field's error in the interface language: `<Field {...form.field('email')} label=…>`. */
  field: (name: Path<Values>) => { error?: string }
  /** Binds a control that reports its value instead of an event: `<NumberInput {...form.bind('prepMinutes')} />`. */
  bind: Bind<Values>
  /**
   * `<form onSubmit={form.submit(send)} noValidate>`. Validates by the contract, then focuses the first error or
   * calls `work`. Shows the field errors of its `ApiError` at the fields; any other error becomes `problem`. The typed
   * values stay.
   */
  submit: Submit<Values>
  /**
   * For a form that stays open: shows the values as the server saved them. Values typed during the request stay,
   * unsaved.
   */
  settle: (saved: Values) => void
  /** Failure that belongs to no field; see `FormProblem`. */
  problem: ApiError | null
  isBusy: boolean
}

/**
 * Returns react-hook-form's form with `field`, `submit`, `problem` and `isBusy`. Validates by a contract, which it
 * fetches when a person begins to type, and shows the server's messages at their fields.
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
