import { set } from 'react-hook-form'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { loadChecking } from './load-checking.ts'
import { loadContract } from './load-contract.ts'
import type { LoadContract } from './load-contract.ts'

/** Type of the errors that the contract finds, in contrast to the server's. */
export const RULE = 'rule'

/** Nests errors by path as react-hook-form stores them. */
const nest = <Values extends FieldValues>(fieldErrors: Map<string, string>): FieldErrors<Values> => {
  const errors: FieldErrors<Values> = {}
  // Shorter paths first: `hours.3` must not replace `hours.3.from`.
  for (const path of [...fieldErrors.keys()].sort((one, other) => one.length - other.length))
    set(errors, path, { type: RULE, message: fieldErrors.get(path) })
  return errors
}

/** Returns a resolver that validates the output of `prepare` by a contract. */
export const contractResolver =
  <Values extends FieldValues>(
    contract: LoadContract,
    prepare: (values: Values) => unknown,
  ): Resolver<Values> =>
  async values => {
    const [checking, rule] = await Promise.all([loadChecking(), loadContract(contract)])
    const fieldErrors =
      checking && rule ? checking.findFieldErrors(rule, prepare(values)) : new Map<string, string>()
    if (fieldErrors.size === 0) return { values, errors: {} }
    return { values: {}, errors: nest<Values>(fieldErrors) }
  }

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns the paths of all errors, or of those of one type. */
export const pathsOf = (errors: object, type?: string, prefix = ''): string[] =>
  Object.entries(errors).flatMap(([key, entry]) => {
    // `ref` is the DOM element of the field, which must not be walked.
    if (key === 'ref' || !isBranch(entry)) return []
    const path = `${prefix}${key}`
    const isFieldError = 'type' in entry && typeof entry.type === 'string'
    const own = isFieldError && (type === undefined || entry.type === type) ? [path] : []
    return [...own, ...pathsOf(entry, type, `${path}.`)]
  })

const isSameField = (name: string, path: string): boolean =>
  name === path || name.startsWith(`${path}.`) || path.startsWith(`${name}.`)

/** Focuses the topmost field that has an error and can take the focus; skips disabled ones. */
export const focusFirstInvalidField = (form: HTMLFormElement, paths: string[]): void => {
  for (const element of form.elements) {
    const isWrong = paths.some(path => isSameField(element.getAttribute('name') ?? '', path))
    if (!isWrong && element.getAttribute('aria-invalid') !== 'true') continue
    if (!(element instanceof HTMLElement)) continue
    element.focus()
    if (document.activeElement === element) return
  }
}
