import type { HostFacts } from '@sufra/shared/contracts/release-control'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { deleteHostsExcept, findHosts, saveHost } from './hosts/host-version.repository.ts'

const KEPT_TABLES = 5

/** The latest released hosts, against which `check` tests a remote. */
export const createHostVersions = ({ database }: Pick<Foundation, 'database'>) => ({
  list: (): Promise<HostFacts[]> => database.run(ALL_MERCHANTS, db => findHosts(db, KEPT_TABLES)),

  register: (facts: HostFacts): Promise<HostFacts[]> =>
    database.run(ALL_MERCHANTS, async db => {
      await saveHost(db, facts)
      const hosts = await findHosts(db, KEPT_TABLES)
      await deleteHostsExcept(
        db,
        hosts.map(({ version }) => version),
      )
      return hosts
    }),
})
export type HostVersions = ReturnType<typeof createHostVersions>
