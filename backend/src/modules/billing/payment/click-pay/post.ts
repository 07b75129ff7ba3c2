const PATIENCE_MS = 8_000
const LONGEST_ANSWER = 256 * 1024

// These statuses concern the caller or the moment, not the payment.
const SAYS_NOTHING: readonly number[] = [401, 403, 408, 429]

const saysSomething = ({ status, ok }: Response): boolean =>
  ok || (status >= 400 && status < 500 && !SAYS_NOTHING.includes(status))

interface Call {
  url: string
  serverKey: string
  body: object
}

const textOf = async (answer: Response): Promise<string> => {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > LONGEST_ANSWER) throw new Error('The answer is too long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

/**
 * Sends one request to ClickPay, limited in time and size. It does not follow redirects, which would send the
 * key elsewhere. Throws without a meaningful answer.
 */
export const postToClickPay = async ({ url, serverKey, body }: Call) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: serverKey, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const text = await textOf(answer)
  if (!saysSomething(answer)) throw new Error(`ClickPay answered ${answer.status}`)
  const json: unknown = JSON.parse(text)
  return { isTaken: answer.ok, status: answer.status, json, text }
}
