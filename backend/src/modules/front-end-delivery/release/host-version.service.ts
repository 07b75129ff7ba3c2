import type { HostFacts } from '@sufra/shared/contracts/release-control'
import { PLATFORM } from '#src/database/database.ts'
import type { Platform } from '#src/platform.ts'
import { deleteHostsExcept, findHosts, saveHost } from './host-version.repository.ts'

const KEPT = 5

/** The last hosts that were released: what `check` holds a remote against. */
export const createHostVersions = ({ database }: Pick<Platform, 'database'>) => ({
  list: (): Promise<HostFacts[]> => database.run(PLATFORM, db => findHosts(db, KEPT)),

  register: (facts: HostFacts): Promise<HostFacts[]> =>
    database.run(PLATFORM, async db => {
      await saveHost(db, facts)
      const hosts = await findHosts(db, KEPT)
      await deleteHostsExcept(
        db,
        hosts.map(({ version }) => version),
      )
      return hosts
    }),
})
export type HostVersions = ReturnType<typeof createHostVersions>
