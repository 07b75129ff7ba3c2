import { z } from 'zod'

// There is more in it, and each model has its own; none of that is needed.
const Poll = z.object({ statusCode: z.string().catch(''), printingInProgress: z.boolean().catch(false) })

const LONGEST = 80

const decoded = (code: string): string => {
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}

/** Printers write what they are as an address would be written: `200%20OK`. */
export const plain = (code: string): string => decoded(code).replaceAll('\0', '').slice(0, LONGEST)

export interface Said {
  /** how it is; empty where it does not say */
  says: string
  isPrinting: boolean
}

/** What a printer says when it asks for work. What cannot be read says nothing: a printer would not know what to do with a refusal. */
export const readSaid = (body: unknown): Said => {
  try {
    const { statusCode, printingInProgress } = Poll.parse(JSON.parse(String(body)))
    return { says: plain(statusCode), isPrinting: printingInProgress }
  } catch {
    return { says: '', isPrinting: false }
  }
}
