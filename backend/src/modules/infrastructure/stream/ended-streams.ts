import type { Session } from '#src/routing/route.ts'
import type { LiveConnection } from './live-connection.ts'

/** Returns for each session whether it is still valid. */
export type Hold = (sessions: readonly Session[]) => Promise<boolean[]>

const keyOf = ({ sid, version, role }: Session): string => `${sid} ${version} ${role}`

/** Returns the connections whose session has ended. Checks each session once, however many streams it has. */
export const endedOf = async (
  connections: Iterable<LiveConnection>,
  hold: Hold,
): Promise<LiveConnection[]> => {
  const bySession = new Map<string, LiveConnection[]>()
  for (const connection of connections) {
    const key = keyOf(connection.session)
    const known = bySession.get(key)
    if (known) known.push(connection)
    else bySession.set(key, [connection])
  }
  const groups = [...bySession.values()]
  if (groups.length === 0) return []
  const held = await hold(groups.flatMap(([connection]) => connection?.session ?? []))
  return groups.flatMap((group, at) => (held[at] ? [] : group))
}
