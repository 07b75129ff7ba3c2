import type { Random } from '../simulate/random.ts'
import type { Instance } from './instance/instance.ts'
import type { Size } from './size.ts'
import type { Verdicts } from './verdicts.ts'

/** Context of an attack: a running instance with demo data, the amount of work and a seeded random generator. */
export interface Ground {
  instance: Instance
  url: string
  seed: number
  random: Random
  size: Size
  /** Small amounts, and no check that depends on response times. */
  isShort: boolean
  /** Prints progress. */
  say(line: string): void
}

export type Attack = (ground: Ground, verdicts: Verdicts) => Promise<void>
