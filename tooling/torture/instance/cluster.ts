import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'

export interface Cluster {
  /** its folder, above that of PostgreSQL itself */
  home: string
  pid: number
  /** for the owner of the tables, who is bound by nothing */
  url: string
}

// As root the database lies where an ordinary user can reach it.
const homeOf = async (dataDir: string): Promise<string> => {
  const inside = path.join(dataDir, 'postgres')
  if (existsSync(inside)) return inside
  const name = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 16)
  return path.join('/var/lib/sufra', name)
}

/** The PostgreSQL of a data folder, by the file in which it says where it is. Throws while there is none. */
export const clusterOf = async (dataDir: string): Promise<Cluster> => {
  const home = await homeOf(dataDir)
  const [pid, , , port] = (await readFile(path.join(home, 'cluster/postmaster.pid'), 'utf8')).split('\n')
  const password = (await readFile(path.join(dataDir, 'postgres-password'), 'utf8')).trim()
  const url = `postgres://sufra:${encodeURIComponent(password)}@127.0.0.1:${port}/sufra`
  return { home, pid: Number(pid), url }
}
