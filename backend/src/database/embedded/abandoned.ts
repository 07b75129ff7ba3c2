import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isAlive } from './is-alive.ts'

const RECORD = 'owner.json'

const Owner = z.object({
  dataDir: z.string(),
  /** who started it last */
  pid: z.int(),
  /** worth nothing without that process: of a test run */
  isTemporary: z.boolean(),
})
type Owner = z.infer<typeof Owner>

/** Writes beside a database that lies away from its data folder whose it is. */
export const recordOwner = (home: string, owner: Owner): Promise<void> =>
  writeFile(join(home, RECORD), JSON.stringify(owner))

const readOwner = async (home: string): Promise<Owner | undefined> => {
  try {
    return Owner.parse(JSON.parse(await readFile(join(home, RECORD), 'utf8')))
  } catch {
    // One from before there was a record, or another program's: nobody knows whose it is.
    return undefined
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const isAbandoned = async ({ dataDir, pid, isTemporary }: Owner): Promise<boolean> =>
  !(await isAlive(pid)) && (isTemporary || !(await isThere(dataDir)))

/**
 * Removes the databases below `root` that runs which were killed left behind: those of tests whose process is gone, and those
 * whose data folder is gone. One whose DATA_DIR exists is never touched, nor one of which it is not known whose it is.
 */
export const removeAbandoned = async (
  root: string,
  stop: (cluster: string) => Promise<unknown>,
): Promise<void> => {
  for (const name of await readdir(root).catch(() => [])) {
    const home = join(root, name)
    const owner = await readOwner(home)
    if (!owner || !(await isAbandoned(owner))) continue
    // The server outlives whoever started it and was killed.
    await stop(join(home, 'cluster'))
    await rm(home, { recursive: true, force: true })
    if (owner.isTemporary) await rm(owner.dataDir, { recursive: true, force: true })
  }
}
