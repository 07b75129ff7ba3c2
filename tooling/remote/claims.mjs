import semver from 'semver'
import { changesBetween, neededBump, patternOf } from './contract-changes.mjs'

const KINDS = [
  {
    kind: 'path',
    read: ({ paths }) => paths.map(({ path }) => path),
    remedy: 'claim another path in remote.config.mjs',
  },
  {
    kind: 'nav',
    read: ({ nav }) => nav.map(({ id }) => id),
    remedy: 'give the entry another id in remote.config.mjs',
  },
  {
    kind: 'namespace',
    read: ({ i18n }) => [i18n.namespace],
    remedy: 'give the remote another name in remote.config.mjs',
  },
]

const keyOf = (kind, claim) => (kind === 'path' ? patternOf(claim) : claim)

/** Returns claims of a remote that another remote, live or to be published, already has. */
export const claimsAreFree = ({ contract, others }) =>
  KINDS.flatMap(({ kind, read, remedy }) => {
    const holders = new Map(
      others.flatMap(other => read(other).map(claim => [keyOf(kind, claim), other.name])),
    )
    return read(contract)
      .filter(claim => holders.has(keyOf(kind, claim)))
      .map(claim => ({
        code: `${kind}_taken`,
        text: `the ${kind} ${claim} belongs to ${holders.get(keyOf(kind, claim))}`,
        remedy,
      }))
  })

// The part after the dash is the build id, which is irrelevant to compatibility.
const numberOf = version => version.split('-')[0]

/**
 * Returns the problem of a changed public contract without the required version; `stable` is null for a remote that
 * is not live yet.
 */
export const versionIsRaised = ({ contract, stable }) => {
  if (!stable) return []
  const bump = neededBump(changesBetween(stable.contract, contract))
  if (!bump) return []
  const [has, was] = [numberOf(contract.version), numberOf(stable.version)]
  const needed = semver.inc(was, bump)
  if (semver.gte(has, needed)) return []
  return [
    {
      code: 'version_too_low',
      text: `its public contract changed since ${stable.version}, which needs a ${bump} version, and it is still ${has}`,
      remedy: `write "version": "${needed}" into remote-${contract.name}/package.json and build again; pnpm remote diff ${contract.name} stable built says what changed`,
    },
  ]
}
