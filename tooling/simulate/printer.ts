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

const TURNS = { star: takeStarTurn, epson: takeEpsonTurn }

/** Asks for work as a printer does, until it is stopped or has printed so many papers. */
export const playPrinter = async (options: PrinterOptions, around: Surroundings): Promise<void> => {
  const { folder, speaks } = options
  await mkdir(folder, { recursive: true })
  const keep = async (job: string, paper: Buffer) => {
    const file = join(folder, `${job}-${Date.now()}.png`)
    await writeFile(file, paper)
    around.say(file)
  }
  let printed = 0
  while (!around.signal.aborted && printed < options.count) {
    const turn = TURNS[speaks](options, { keep, signal: around.signal })
    const hasPrinted = await turn.catch((error: unknown) => {
      if (!around.signal.aborted) around.say(`Nothing to print: ${String(error)}`)
      return false
    })
    if (hasPrinted) printed += 1
    else await pause(options.everyMs, undefined, { signal: around.signal }).catch(() => undefined)
  }
}
