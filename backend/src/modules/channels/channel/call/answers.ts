import { z } from 'zod'
import { Id } from '@sufra/shared/contracts/wire'
import { plainText } from '#src/modules/channels/channel/plain-text.ts'
import { readable } from '#src/modules/channels/channel/readable.ts'
import { PlatformFailure } from './platform-failure.ts'
import type { ShownItem } from './outward.ts'

const MOST = 5000

/** A text out of an answer, cleaned and cut; empty when there is none. */
export const Words = (max: number) =>
  z
    .string()
    .catch('')
    .transform(text => plainText(text, max))

/** What a platform says against a menu. */
export const Complaints = z.object({
  complaints: z
    .array(z.object({ productId: Id.nullable().catch(null), code: Words(60), message: Words(300) }))
    .transform(complaints => complaints.slice(0, MOST)),
})

export const Unknown = z.object({ unknown: z.array(Id).catch([]) })

export const ShownItems = z.object({
  items: z
    .array(z.object({ productId: Id, price: readable(z.number()), isAvailable: readable(z.boolean()) }))
    .max(MOST)
    .transform((items): ShownItem[] => items),
})

/** Reads what a platform answered to something that it did. An answer that it does not document is one to ask for again. */
export const readAnswer = <Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> => {
  const read = schema.safeParse(json)
  if (read.success) return read.data
  throw new PlatformFailure({ kind: 'notNow', code: 'unreadable_answer' })
}
