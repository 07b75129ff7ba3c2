import type { ClaimLimits } from '@sufra/shared/contracts/release-claims'
import type { RemoteContract } from '@sufra/shared/contracts/release'

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

// `edit-category/:id` is below `edit-category`.
const prefixOf = (path: string): string => path.replace(/\/?:.*$/, '')

// Removes prefixes below another one.
const outermost = (prefixes: readonly string[]): string[] =>
  prefixes.filter(prefix => !prefixes.some(other => prefix.startsWith(`${other}/`)))

/** Returns the narrowest limits that contain these contracts: the default for a new token of an existing remote. */
export const limitsAround = (contracts: readonly RemoteContract[]): ClaimLimits => {
  const paths = contracts.flatMap(contract => contract.paths)
  const nav = contracts.flatMap(contract => contract.nav)
  const places = nav.map(({ order }) => order)
  return {
    roles: unique([...paths, ...nav].flatMap(({ roles }) => roles)),
    paths: outermost(unique(paths.map(({ path }) => prefixOf(path))).filter(prefix => prefix !== '')),
    background: contracts.some(({ background }) => background.length > 0),
    nav: places.length > 0 ? { from: Math.min(...places), to: Math.max(...places) } : null,
    kilobytes: null,
  }
}
