import { z } from 'zod'
import { mapYielding } from './map-yielding.ts'

/** Shorter lists are parsed with the rest of the answer. */
const LONG_LIST = 50

/** The lists of an answer that are long, with the contract of their rows. */
const longLists = (contract: z.ZodType, answer: unknown): [string, unknown[], z.core.$ZodType][] => {
  // A contract that checks the answer as a whole needs all of it.
  if (!(contract instanceof z.ZodObject) || contract.def.checks?.length) return []
  return Object.entries<unknown>(Object(answer)).flatMap(
    ([name, rows]): [string, unknown[], z.core.$ZodType][] => {
      const list: unknown = contract.shape[name]
      if (!Array.isArray(rows) || rows.length <= LONG_LIST) return []
      if (!(list instanceof z.ZodArray) || list.def.checks?.length) return []
      return [[name, rows, list.element]]
    },
  )
}

/**
 * Parses an answer by its contract and strips unknown columns. The rows of a long list yield to the event loop, because a
 * thousand orders or products at once would delay every other request.
 */
export const parseAnswer = async (contract: z.ZodType, answer: unknown): Promise<unknown> => {
  const lists = longLists(contract, answer)
  if (lists.length === 0) return contract.parse(answer)
  const emptied = Object.fromEntries(lists.map(([name]) => [name, []]))
  const parsed = new Map(Object.entries(Object(contract.parse({ ...Object(answer), ...emptied }))))
  for (const [name, rows, row] of lists) parsed.set(name, await mapYielding(rows, each => z.parse(row, each)))
  return Object.fromEntries(parsed)
}
