import { z } from 'zod'

/** An id as platforms send it: text or a whole number. A number beyond 2^53 has lost digits and is refused. */
export const ForeignId = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^[\x21-\x7e]{1,64}$/))

/** Parses leniently: null instead of an error. */
export const readable = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().catch(null).default(null)

export const ReadableId = readable(ForeignId)

/** Event type of an event that cannot be read. It is treated as an order, because it may be one. */
export const UNREADABLE = 'unreadable'
