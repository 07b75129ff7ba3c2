import type { Random } from '../simulate/random.ts'
import type { Instance } from './instance/instance.ts'
import type { Size } from './size.ts'
import type { Verdicts } from './verdicts.ts'

/** What an attack works on: one running Sufra with demo data, how much to do, and chance that can be repeated. */
export interface Ground {
  instance: Instance
  url: string
  seed: number
  random: Random
  size: Size
  /** little of everything, and no verdict by the clock */
  isShort: boolean
  /** Prints how far it is. */
  say(line: string): void
}

export type Attack = (ground: Ground, verdicts: Verdicts) => Promise<void>
