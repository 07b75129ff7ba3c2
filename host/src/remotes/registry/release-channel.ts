import type { HostConfig } from '@sufra/shared/contracts/host-config'
import { useSession } from '@sufra/shared/session'
import { adoptRegistry, useRemotes } from '#src/remotes/remote-store.ts'
import { knownRegistry, loadRegistry } from './registry-client.ts'

type Deployment = Pick<HostConfig, 'registryUrl' | 'channel'>

let deployment: Deployment = { registryUrl: '/remotes/registry.json', channel: 'stable' }

export const openDeployment = ({ registryUrl, channel }: Deployment): void => {
  deployment = { registryUrl, channel }
}

/** The line of releases that this person's merchant is on, otherwise the deployment's own. */
export const releaseChannel = (): string => useSession.getState().user?.releaseChannel ?? deployment.channel

/** Goes by the copy of the last visit, if there is one of this channel. Whether there was. */
export const adoptKept = (): boolean => {
  const channel = releaseChannel()
  const known = knownRegistry(channel)
  if (known.source === 'kept') adoptRegistry({ ...known, channel })
  return known.source === 'kept'
}

/** Asks for the registry and goes by the answer, if it is one. Never rejects. */
export const askRegistry = async (): Promise<void> => {
  const channel = releaseChannel()
  const found = await loadRegistry({ url: deployment.registryUrl, channel })
  if (channel === releaseChannel()) adoptRegistry({ ...found, channel })
}

/** After a sign-in or a move of the merchant: what was known of another channel does not count any more. */
export const takeChannel = (): void => {
  if (useRemotes.getState().channel === releaseChannel()) return
  if (!adoptKept()) useRemotes.setState({ source: 'none' })
  void askRegistry()
}
