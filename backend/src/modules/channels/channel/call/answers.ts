import { z } from 'zod'
import { Id } from '@sufra/shared/contracts/wire'
import { plainText } from '#src/modules/channels/channel/plain-text.ts'
import { readable } from '#src/modules/channels/channel/lenient-schema.ts'
import { PlatformFailure } from './platform-failure.ts'
import type { ShownItem } from './platform-api.ts'

const MOST = 5000

/** Text from an answer, cleaned and cut to `max`; empty when there is none. */
export const Words = (max: number) =>
  z
    .string()
    .catch('')
    .transform(text => plainText(text, max))

/** A platform's complaints about a menu. */
export const Complaints = z.object({
  complaints: z
    .array(z.object({ productId: Id.nullable().catch(null), code: Words(60), message: Words(300) }))
    .transform(complaints => complaints.slice(0, MOST)),
})

export const UnknownIdsAnswer = z.object({ unknown: z.array(Id).catch([]) })

const shown = { price: readable(z.number()), isAvailable: readable(z.boolean()) }
const Groups = z
  .array(z.object({ options: z.array(z.object({ optionId: z.int(), ...shown })).max(MOST) }))
  .max(MOST)
  // An item without readable groups still counts as shown.
  .catch([])

const Sizes = z
  .array(z.object({ sizeId: Id, price: shown.price }))
  .max(MOST)
  .catch([])

export const ShownItems = z.object({
  items: z
    .array(z.object({ productId: Id, ...shown, sizes: Sizes, modifierGroups: Groups }))
    .max(MOST)
    .transform((items): ShownItem[] =>
      items.map(({ modifierGroups, ...item }) => ({
        ...item,
        options: modifierGroups.flatMap(({ options }) => options),
      })),
    ),
})

/**
 * Parses a platform's answer to a successful call. Throws a retryable failure when the platform does not
 * document the answer.
 */
export const readAnswer = <Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> => {
  const read = schema.safeParse(json)
  if (read.success) return read.data
  throw new PlatformFailure({ kind: 'notNow', code: 'unreadable_answer' })
}
