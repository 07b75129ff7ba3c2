import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isAlive } from './is-alive.ts'

const RECORD = 'owner.json'

const Owner = z.object({
  dataDir: z.string(),
  /** process that started it last */
  pid: z.int(),
  /** of a test run: worthless without that process */
  isTemporary: z.boolean(),
})
type Owner = z.infer<typeof Owner>

/** Writes the owner file of a database that lies outside its data folder. */
export const recordOwner = (home: string, owner: Owner): Promise<void> =>
  writeFile(join(home, RECORD), JSON.stringify(owner))

const readOwner = async (home: string): Promise<Owner | undefined> => {
  try {
    return Owner.parse(JSON.parse(await readFile(join(home, RECORD), 'utf8')))
  } catch {
    // A database from before there was an owner file, or of another program: its owner is unknown.
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
 * Removes databases below `root` that killed runs left: those of test runs whose process is gone, and those whose
 * data folder is gone. Keeps a database whose DATA_DIR exists or whose owner is unknown.
 */
export const removeAbandoned = async (
  root: string,
  stop: (cluster: string) => Promise<unknown>,
): Promise<void> => {
  for (const name of await readdir(root).catch(() => [])) {
    const home = join(root, name)
    const owner = await readOwner(home)
    if (!owner || !(await isAbandoned(owner))) continue
    // The server survives a killed parent process.
    await stop(join(home, 'cluster'))
    await rm(home, { recursive: true, force: true })
    if (owner.isTemporary) await rm(owner.dataDir, { recursive: true, force: true })
  }
}
