import { z } from 'zod'

// The message has more fields, which differ by model and are not needed.
const Poll = z.object({ statusCode: z.string().catch(''), printingInProgress: z.boolean().catch(false) })

const LONGEST = 80

const decoded = (code: string): string => {
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}

/** Decodes a status code, which printers send URL-encoded: `200%20OK`. */
export const plain = (code: string): string => decoded(code).replaceAll('\0', '').slice(0, LONGEST)

export interface PollStatus {
  /** status; empty when it is missing */
  statusText: string
  isPrinting: boolean
}

/** Parses a poll. An unreadable one counts as no status, because a printer cannot handle a refusal. */
export const parsePoll = (body: unknown): PollStatus => {
  try {
    const { statusCode, printingInProgress } = Poll.parse(JSON.parse(String(body)))
    return { statusText: plain(statusCode), isPrinting: printingInProgress }
  } catch {
    return { statusText: '', isPrinting: false }
  }
}
