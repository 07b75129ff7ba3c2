import type { z } from 'zod'
import { fieldErrorsOf } from '#src/contracts/field-errors.ts'

/**
 * Returns the field errors of a value by a contract, as a problem of the API; an empty object if the contract accepts
 * it.
 */
export const validationErrors = (contract: z.ZodType, value: unknown): Record<string, string[]> => {
  const { error } = contract.safeParse(value, { reportInput: true })
  return error ? fieldErrorsOf(error) : {}
}
