import type { Delivery } from './plan.ts'

export interface Answer {
  /** 0 when nothing answered */
  status: number
  result: string
  milliseconds: number
}

const resultOf = (text: string): string => {
  try {
    const { result, code }: { result?: string; code?: string } = JSON.parse(text)
    return result ?? code ?? ''
  } catch {
    return ''
  }
}

/** Signs at the last moment: one platform signs the time too. */
export const send = async (
  url: string,
  { platform, body, secret }: Pick<Delivery, 'platform' | 'body' | 'secret'>,
): Promise<Answer> => {
  const started = performance.now()
  const elapsed = () => performance.now() - started
  try {
    const answer = await fetch(`${url}/api/Channel/${platform.key}/Webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...platform.sign(body, secret) },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    const text = await answer.text()
    return { status: answer.status, result: resultOf(text), milliseconds: elapsed() }
  } catch {
    return { status: 0, result: 'no answer', milliseconds: elapsed() }
  }
}

export const isExpected = ({ expected }: Delivery, { status, result }: Answer): boolean =>
  status === expected.status && (expected.result === undefined || expected.result === result)
