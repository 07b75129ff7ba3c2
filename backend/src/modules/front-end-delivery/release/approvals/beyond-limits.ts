import type { ClaimLimits } from '@sufra/shared/contracts/release-claims'
import type { RemoteContract } from '@sufra/shared/contracts/release'
import { claimsBeyondToken } from '#src/errors/errors.ts'
import { scriptBytes } from '../registry/script-bytes.ts'

type Contract = Pick<RemoteContract, 'paths' | 'nav' | 'palette' | 'background' | 'sizes'>

const rolesIn = ({ paths, nav, palette = [], background }: Contract): string[] => [
  ...new Set([...[...paths, ...nav, ...palette].flatMap(({ roles }) => roles), ...background]),
]

const isBelow = (prefix: string, path: string): boolean =>
  path.toLowerCase() === prefix.toLowerCase() || path.toLowerCase().startsWith(`${prefix.toLowerCase()}/`)

const strayPaths = ({ paths }: Contract, prefixes: readonly string[]): string[] =>
  paths.filter(({ path }) => !prefixes.some(prefix => isBelow(prefix, path))).map(({ path }) => path)

const strayEntries = ({ nav }: Contract, places: ClaimLimits['nav']): string[] =>
  nav
    .filter(({ order }) => !places || order < places.from || order > places.to)
    .map(({ id, order }) => `${id} (${order})`)

const tooLarge = ({ sizes }: Contract, kilobytes: number | null): string[] => {
  const needed = scriptBytes(sizes) / 1024
  return kilobytes === null || needed <= kilobytes ? [] : [`${needed.toFixed(1)} KB of ${kilobytes}`]
}

/** Throws `claims_beyond_token` with all claims outside these limits. */
export const refuseBeyond = (contract: Contract, limits: ClaimLimits | null): void => {
  if (!limits) return
  const { roles, paths, background, nav, kilobytes } = limits
  const found: Record<string, string[]> = {
    'contract.roles': rolesIn(contract).filter(role => !roles.some(allowed => allowed === role)),
    'contract.paths': strayPaths(contract, paths),
    'contract.background': background ? [] : contract.background,
    'contract.nav': strayEntries(contract, nav),
    'contract.sizes': tooLarge(contract, kilobytes),
  }
  const errors = Object.fromEntries(Object.entries(found).filter(([, texts]) => texts.length > 0))
  if (Object.keys(errors).length > 0) throw claimsBeyondToken(errors)
}
