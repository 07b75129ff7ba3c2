import type { HostConfig } from '@sufra/shared/contracts/host-config'
import { useSession } from '@sufra/shared/session'
import { adoptRegistry, useRemotes } from '#src/remotes/remote-store.ts'
import { knownRegistry, loadRegistry } from './registry-client.ts'

type Deployment = Pick<HostConfig, 'registryUrl' | 'channel'>

let deployment: Deployment = { registryUrl: '/remotes/registry.json', channel: 'stable' }

export const openDeployment = ({ registryUrl, channel }: Deployment): void => {
  deployment = { registryUrl, channel }
}

/** Returns the release channel of the person's merchant, otherwise the deployment's. */
export const releaseChannel = (): string => useSession.getState().user?.releaseChannel ?? deployment.channel

/** Uses the stored registry of the last visit for this channel; returns whether there is one. */
export const adoptStoredRegistry = (): boolean => {
  const channel = releaseChannel()
  const known = knownRegistry(channel)
  if (known.source === 'kept') adoptRegistry({ ...known, channel })
  return known.source === 'kept'
}

/** Requests the registry and uses a valid answer. Never rejects. */
export const askRegistry = async (): Promise<void> => {
  const channel = releaseChannel()
  const found = await loadRegistry({ url: deployment.registryUrl, channel })
  if (channel === releaseChannel()) adoptRegistry({ ...found, channel })
}

/** After a sign-in or a change of the merchant's channel: drops the registry of another channel. */
export const takeChannel = (): void => {
  if (useRemotes.getState().channel === releaseChannel()) return
  if (!adoptStoredRegistry()) useRemotes.setState({ source: 'none' })
  void askRegistry()
}
