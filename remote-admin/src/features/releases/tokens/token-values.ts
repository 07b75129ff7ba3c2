import type { ClaimLimits } from '@sufra/shared/contracts/release-claims'
import type { DeployTokenRequest, ReleaseList } from '@sufra/shared/contracts/release-control'

/** What the form holds. */
export interface TokenValues {
  label: string
  remote: string
  channel: string
  hasNav: boolean
  limits: Omit<ClaimLimits, 'nav'> & { nav: { from: number | null; to: number | null } }
}

// A place that is left empty is no bound.
const LAST = 100_000

// Behind the entries that the host has of its own.
const BEHIND = { from: 91, to: 999 }

const ofNew: ClaimLimits = {
  roles: ['Admin', 'BranchManager', 'Cashier', 'Kitchen', 'Custom'],
  paths: [],
  background: false,
  nav: BEHIND,
  kilobytes: 150,
}

/** Where the limits start: what is served of the remote, or what is harmless of one that is new. */
export const limitsOf = (
  remote: string,
  claims: ReleaseList['claims'],
): Pick<TokenValues, 'hasNav' | 'limits'> => {
  const limits = claims.find(({ name }) => name === remote)?.limits ?? ofNew
  return { hasNav: limits.nav !== null, limits: { ...limits, nav: limits.nav ?? BEHIND } }
}

/** What is sent. */
export const tokenRequestOf = ({
  label,
  remote,
  channel,
  hasNav,
  limits,
}: TokenValues): Required<DeployTokenRequest> => ({
  label: label.trim(),
  remote: remote.trim(),
  channel: channel.trim(),
  limits: { ...limits, nav: hasNav ? { from: limits.nav.from ?? 0, to: limits.nav.to ?? LAST } : null },
})
