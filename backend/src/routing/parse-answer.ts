import { z } from 'zod'
import { mapInTurns } from './in-turns.ts'

const rowsOf = (answer: unknown): unknown[] | null => {
  const { data }: { data?: unknown } = Object(answer)
  return Array.isArray(data) ? data : null
}

/**
 * Parses an answer by its contract and strips unknown columns. The rows of a page yield to the event loop, because a
 * thousand orders at once would delay every other request.
 */
export const parseAnswer = async (contract: z.ZodType, answer: unknown): Promise<unknown> => {
  const rows = rowsOf(answer)
  const contractOfRows = contract instanceof z.ZodObject ? contract.shape.data : undefined
  if (!rows || !(contractOfRows instanceof z.ZodArray)) return contract.parse(answer)
  const page = contract.parse({ ...Object(answer), data: [] })
  return { ...Object(page), data: await mapInTurns(rows, row => z.parse(contractOfRows.element, row)) }
}
