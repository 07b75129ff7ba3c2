import { fieldErrorsOf } from '#src/contracts/field-errors.ts'
import { fieldKeyOf, fieldTextOf } from '#src/contracts/field-texts.ts'
import type { FormContract } from './load-contract.ts'

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.getOwnPropertyDescriptor(value, key)?.value
  }, values)

/**
 * Returns the first error of each field as a key for `fieldTextOf`; an empty map if the contract accepts the values.
 */
export const findFieldErrors = (contract: FormContract, values: unknown): Map<string, string> => {
  const { error } = contract.safeParse(values)
  if (!error) return new Map()
  return new Map(
    Object.entries(fieldErrorsOf(error)).map(([path, [first = 'invalid_value']]) =>
      // An empty field is "required": "at least two characters" would not help there.
      [path, valueAt(values, path) === '' ? 'required' : first],
    ),
  )
}

export { fieldKeyOf, fieldTextOf }
