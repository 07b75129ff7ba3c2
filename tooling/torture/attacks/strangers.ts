import type { Attack } from '../attack.ts'
import { accounts } from './strangers/accounts.ts'
import { origins } from './strangers/origins.ts'
import { passwordGuessing } from './strangers/password-guessing.ts'
import { remotes } from './strangers/remotes.ts'
import { limits } from './strangers/limits.ts'

/** Runs the attacks of callers without permission. */
export const strangers: Attack = async (ground, verdicts) => {
  for (const part of [passwordGuessing, accounts, origins, remotes, limits]) await part(ground, verdicts)
}
