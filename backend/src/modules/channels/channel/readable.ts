import { z } from 'zod'

/** An id as platforms send it: text or a whole number. Beyond 2^53 a number has lost digits and is no id any more. */
export const ForeignId = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^[\x21-\x7e]{1,64}$/))

/** Reads what it can: null instead of a complaint. */
export const readable = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().catch(null).default(null)

export const ReadableId = readable(ForeignId)

/** Stands for a kind of event that could not be read: it may have been an order, and is treated as one. */
export const UNREADABLE = 'unreadable'
