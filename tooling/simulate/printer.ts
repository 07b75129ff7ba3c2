import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PrinterOptions } from './options.ts'

const SLOW_MS = 10_000
const ANSWERS_WITHIN_MS = 15_000
const MAC = '00:11:62:00:00:01'

interface Surroundings {
  signal: AbortSignal
  say(line: string): void
}

const ask = async ({ address, fault }: PrinterOptions): Promise<string | undefined> => {
  const statusCode = fault === 'no-paper' ? '410%20Out%20of%20paper' : '200%20OK'
  const answered = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: '23 86 00 00 00 00 00 00 00', printerMAC: MAC, statusCode }),
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
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

const download = async (options: PrinterOptions, token: string): Promise<Buffer | undefined> => {
  const answered = await fetch(addressOf(options, { type: 'image/png', token }))
  if (!answered.ok || options.fault === 'breaks-off') {
    await answered.body?.cancel()
    return undefined
  }
  return Buffer.from(await answered.arrayBuffer())
}

const confirm = (options: PrinterOptions, token: string, code: string) =>
  fetch(addressOf(options, { token, code }), { method: 'DELETE' })

/** One turn of a printer: whether a paper came out. */
const takeTurn = async (options: PrinterOptions, { say, signal }: Surroundings): Promise<boolean> => {
  const token = await ask(options)
  if (token === undefined) return false
  const paper = await download(options, token)
  if (!paper) {
    await confirm(options, token, '520 Download failed')
    return false
  }
  if (options.fault === 'slow') await pause(SLOW_MS, undefined, { signal })
  const file = join(options.folder, `${token}-${Date.now()}.png`)
  await writeFile(file, paper)
  say(file)
  if (options.fault !== 'never-confirms') await confirm(options, token, '200 OK')
  return true
}

/** Asks for work as a printer does (Star CloudPRNT), until it is stopped or has printed so many papers. */
export const playPrinter = async (options: PrinterOptions, around: Surroundings): Promise<void> => {
  await mkdir(options.folder, { recursive: true })
  let printed = 0
  while (!around.signal.aborted && printed < options.count) {
    const hasPrinted = await takeTurn(options, around).catch((error: unknown) => {
      if (!around.signal.aborted) around.say(`Nothing to print: ${String(error)}`)
      return false
    })
    if (hasPrinted) printed += 1
    else await pause(options.everyMs, undefined, { signal: around.signal }).catch(() => undefined)
  }
}
