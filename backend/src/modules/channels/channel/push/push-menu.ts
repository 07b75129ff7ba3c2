import { z } from 'zod'
import { Id } from '@sufra/shared/contracts/wire'
import type { PublicationComplaint } from '@sufra/shared/contracts/publication'
import type { PlatformStore } from '#src/modules/channels/channel/connector.ts'
import { plainText } from '#src/modules/channels/channel/plain-text.ts'
import type { StoreMenu } from './store-menu.ts'

const PATIENCE_MS = 60_000
const LONGEST_ANSWER = 1024 * 1024
const MOST_COMPLAINTS = 5000

const Answer = z.object({
  complaints: z
    .array(
      z.object({
        productId: Id.nullable().catch(null),
        code: z.string().transform(text => plainText(text, 60)),
        message: z.string().transform(text => plainText(text, 300)),
      }),
    )
    .transform(complaints => complaints.slice(0, MOST_COMPLAINTS)),
})

const textOf = async (answer: Response): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > LONGEST_ANSWER) throw new Error('The answer of the platform is too long')
  }
  return text
}

const refusal = (status: number): PublicationComplaint[] => [
  { productId: null, code: 'refused', message: `HTTP ${status}` },
]

/** Puts the menu to `<address>/stores/<storeId>/menu`, signed as the platform signs its own messages. */
export const pushSigned =
  (sign: (body: string, secret: string) => Record<string, string>) =>
  async (
    menu: StoreMenu,
    { storeId, secret, address, signal }: PlatformStore,
  ): Promise<PublicationComplaint[]> => {
    const body = JSON.stringify(menu)
    const answer = await fetch(`${address}/stores/${encodeURIComponent(storeId)}/menu`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...sign(body, secret) },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    if (answer.status >= 500 || answer.status === 429)
      throw new Error(`The platform answered ${answer.status}`)
    if (!answer.ok) {
      await answer.body?.cancel()
      return refusal(answer.status)
    }
    return Answer.parse(JSON.parse(await textOf(answer))).complaints
  }
