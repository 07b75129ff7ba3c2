import type { RemoteModule } from '@sufra/shared/remote'
import type { ReadyRemote } from '#src/remotes/remote-state.ts'
import { releasedSample } from './registry-samples.ts'

/** Returns the remote "tables" in its loaded state. */
export const readySample = ({
  version = '1.0.0-aaaaaaaaaa',
  attempt = 1,
  module = { apiVersion: '1.0.0', routes: [] },
}: { version?: string; attempt?: number; module?: RemoteModule } = {}): ReadyRemote => ({
  name: 'tables',
  version,
  attempt,
  module,
  choice: 'stable',
  released: releasedSample({ version }),
})
