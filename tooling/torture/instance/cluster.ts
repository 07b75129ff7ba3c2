import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'

export interface Cluster {
  /** Parent of the PostgreSQL data folder. */
  home: string
  pid: number
  /** Connection URL of the owner of the tables, to whom row level security does not apply. */
  url: string
}

// When Sufra runs as root, its database is outside of the data folder, where an ordinary user can access it.
const homeOf = async (dataDir: string): Promise<string> => {
  const inside = path.join(dataDir, 'postgres')
  if (existsSync(inside)) return inside
  const name = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 16)
  return path.join('/var/lib/sufra', name)
}

/** Returns the PostgreSQL of a data folder from its postmaster.pid. Throws when the file is missing. */
export const clusterOf = async (dataDir: string): Promise<Cluster> => {
  const home = await homeOf(dataDir)
  const [pid, , , port] = (await readFile(path.join(home, 'cluster/postmaster.pid'), 'utf8')).split('\n')
  const password = (await readFile(path.join(dataDir, 'postgres-password'), 'utf8')).trim()
  const url = `postgres://sufra:${encodeURIComponent(password)}@127.0.0.1:${port}/sufra`
  return { home, pid: Number(pid), url }
}
