import http from 'node:http'
import https from 'node:https'
import type { Delivery } from './plan.ts'

export interface Answer {
  /** 0 without an answer */
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

// Connections to Sufra are kept alive: benches share the CPU with Sufra, and `fetch` needs three times as much.
const LINES = {
  'http:': { agent: new http.Agent({ keepAlive: true }), request: http.request },
  'https:': { agent: new https.Agent({ keepAlive: true }), request: https.request },
}
const PATIENCE_MS = 10_000

interface Message {
  headers: Record<string, string>
  body: string
  agent: https.Agent | undefined
}

const post = (
  address: URL,
  { headers, body, agent: given }: Message,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { agent: usual, request } = LINES[address.protocol === 'https:' ? 'https:' : 'http:']
    const asked = request(
      address,
      { method: 'POST', agent: given ?? usual, headers, timeout: PATIENCE_MS },
      answer => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => (text += part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        answer.on('error', reject)
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('no answer within the time limit')))
    asked.on('error', reject)
    asked.end(body)
  })

/** Signs just before sending, because one platform signs the time too. `agent` replaces the usual one for https. */
export const send = async (
  url: string,
  { platform, body, secret }: Pick<Delivery, 'platform' | 'body' | 'secret'>,
  agent?: https.Agent,
): Promise<Answer> => {
  const started = performance.now()
  const elapsed = () => performance.now() - started
  try {
    const { status, text } = await post(new URL(`/api/Channel/${platform.key}/Webhook`, url), {
      headers: { 'content-type': 'application/json', ...platform.sign(body, secret) },
      body,
      agent,
    })
    return { status, result: resultOf(text), milliseconds: elapsed() }
  } catch {
    return { status: 0, result: 'no answer', milliseconds: elapsed() }
  }
}

export const isExpected = ({ expected }: Delivery, { status, result }: Answer): boolean =>
  status === expected.status && (expected.result === undefined || expected.result === result)
