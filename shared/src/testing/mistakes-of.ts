import type { z } from 'zod'
import { fieldErrorsOf } from '#src/contracts/field-errors.ts'

/** What a contract has against a value, as an answer would tell it; nothing when it takes the value. */
export const mistakesOf = (contract: z.ZodType, value: unknown): Record<string, string[]> => {
  const { error } = contract.safeParse(value, { reportInput: true })
  return error ? fieldErrorsOf(error) : {}
}
