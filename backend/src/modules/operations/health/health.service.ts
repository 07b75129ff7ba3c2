import { ALL_MERCHANTS } from '#src/database/database.ts'
import { isSeeded } from '#src/database/seed-state.repository.ts'
import type { ReleaseService } from '#src/modules/front-end-delivery/front-end-delivery.ts'
import type { Foundation } from '#src/app/foundation.ts'

/**
 * Lists the reasons why this node is not ready: `database`, `seed`, `remote:<name>`, or `stopping`.
 */
export const createHealthService = ({ env, database, drain }: Foundation, releases: ReleaseService) => ({
  missing: async (): Promise<string[]> => {
    if (drain.isDraining()) return ['stopping']
    try {
      const hasSeed = await database.run(ALL_MERCHANTS, isSeeded)
      const { remotes } = await releases.registry()
      const absent = env.REQUIRED_REMOTES.filter(name => !remotes[name]?.stable).map(name => `remote:${name}`)
      return hasSeed ? absent : ['seed', ...absent]
    } catch {
      return ['database']
    }
  },
})
export type HealthService = ReturnType<typeof createHealthService>
