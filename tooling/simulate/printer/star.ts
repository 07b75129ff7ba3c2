import { setTimeout as pause } from 'node:timers/promises'
import type { PrinterOptions } from '../options.ts'
import { SLOW_MS, patienceOf } from './printer-environment.ts'
import type { PrinterEnvironment } from './printer-environment.ts'

const MAC = '00:11:62:00:00:01'

const ask = async ({ address, fault }: PrinterOptions, signal: AbortSignal): Promise<string | undefined> => {
  const statusCode = fault === 'no-paper' ? '410%20Out%20of%20paper' : '200%20OK'
  const answered = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: '23 86 00 00 00 00 00 00 00', printerMAC: MAC, statusCode }),
    signal: patienceOf(signal),
  })
  if (!answered.ok) throw new Error(`refused with ${answered.status}`)
  const { jobReady, jobToken }: { jobReady: boolean; jobToken?: string } = JSON.parse(await answered.text())
  return jobReady ? jobToken : undefined
}

const addressOf = ({ address }: PrinterOptions, query: Record<string, string>): URL => {
  const url = new URL(address)
  url.search = new URLSearchParams({ mac: MAC, ...query }).toString()
  return url
}

interface Job {
  token: string
  signal: AbortSignal
}

const download = async (options: PrinterOptions, { token, signal }: Job): Promise<Buffer | undefined> => {
  const address = addressOf(options, { type: 'image/png', token })
  const answered = await fetch(address, { signal: patienceOf(signal) })
  if (!answered.ok || options.fault === 'breaks-off') {
    await answered.body?.cancel()
    return undefined
  }
  return Buffer.from(await answered.arrayBuffer())
}

// A printer reports its result even while it is being stopped.
const confirm = (options: PrinterOptions, token: string, code: string) =>
  fetch(addressOf(options, { token, code }), { method: 'DELETE', signal: patienceOf() })

/** Runs one poll of a Star printer (CloudPRNT); returns whether a paper was printed. */
export const takeStarTurn = async (
  options: PrinterOptions,
  { keep, signal }: PrinterEnvironment,
): Promise<boolean> => {
  const token = await ask(options, signal)
  if (token === undefined) return false
  const paper = await download(options, { token, signal })
  if (!paper) {
    await confirm(options, token, '520 Download failed')
    return false
  }
  if (options.fault === 'slow') await pause(SLOW_MS, undefined, { signal })
  await keep(token, paper)
  if (options.fault !== 'never-confirms') await confirm(options, token, '200 OK')
  return true
}
