import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PrinterOptions } from './options.ts'
import { takeEpsonTurn } from './printer/epson.ts'
import { takeStarTurn } from './printer/star.ts'

interface Surroundings {
  signal: AbortSignal
  say(line: string): void
}

// The name of the job comes from the server: the paper must stay in its folder whatever the name contains.
const fileOf = (folder: string, job: string): string =>
  join(folder, `${job.replaceAll(/[^\w-]/g, '_')}-${Date.now()}.png`)

const reasonOf = (error: unknown, address: string): string => {
  const { name, message }: Partial<Error> = Object(error)
  if (name === 'SyntaxError') return `what answers at ${new URL(address).origin} is no Sufra`
  // Errors of `fetch` for a failed connection.
  if (name === 'TypeError') return `nothing answers at ${new URL(address).origin}`
  return message ?? String(error)
}

const TURNS = { star: takeStarTurn, epson: takeEpsonTurn }

/** Polls for jobs as a printer does, until it is stopped or has printed the given number of papers. */
export const playPrinter = async (options: PrinterOptions, around: Surroundings): Promise<void> => {
  const { folder, speaks } = options
  await mkdir(folder, { recursive: true })
  const keep = async (job: string, paper: Buffer) => {
    const file = fileOf(folder, job)
    await writeFile(file, paper)
    around.say(file)
  }
  let printed = 0
  while (!around.signal.aborted && printed < options.count) {
    const turn = TURNS[speaks](options, { keep, signal: around.signal })
    const hasPrinted = await turn.catch((error: unknown) => {
      if (!around.signal.aborted) around.say(`No paper: ${reasonOf(error, options.address)}`)
      return false
    })
    if (hasPrinted) printed += 1
    else await pause(options.everyMs, undefined, { signal: around.signal }).catch(() => undefined)
  }
}
