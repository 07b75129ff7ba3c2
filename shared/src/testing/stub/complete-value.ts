import { z } from 'zod'
import { exampleOf } from './example.ts'

type Contract = z.core.$ZodType

const fieldOf = (value: object, name: string): unknown => Object.getOwnPropertyDescriptor(value, name)?.value

// A name arrives as two texts or as the JSON of both, and is always sent as JSON.
const spelled = (contract: Contract, value: unknown): unknown =>
  contract instanceof z.ZodString && typeof value === 'object' ? JSON.stringify(value) : value

const withId = (value: unknown, at: number): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { id: at + 1, ...value } : value

const completedObject = (contract: z.ZodObject, value: object): object => {
  const example = exampleOf(contract)
  const fields = Object.entries(contract.shape).flatMap(([name, field]) => {
    const known = completeValue(field, fieldOf(value, name))
    return known !== undefined && z.safeParse(field, known).success ? [[name, known]] : []
  })
  return { ...(typeof example === 'object' && example), ...Object.fromEntries(fields) }
}

/**
 * Returns known values in the shape of their contract: known fields that fit, and the smallest valid value for the
 * others. Drops fields that the contract does not name.
 */
export const completeValue = (contract: Contract, value: unknown): unknown => {
  if (value === undefined || value === null) return value
  if (contract instanceof z.ZodNullable || contract instanceof z.ZodOptional)
    return completeValue(contract.unwrap(), value)
  if (contract instanceof z.ZodArray && Array.isArray(value))
    return value.map((part, at) => completeValue(contract.element, withId(part, at)))
  if (contract instanceof z.ZodObject && typeof value === 'object') return completedObject(contract, value)
  return spelled(contract, value)
}
