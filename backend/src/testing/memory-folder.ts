import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'

const MEMORY = '/dev/shm'
// A run takes a fifth of it. Containers often have 64 MB.
const LEAST_BYTES = 2 ** 31

/**
 * A folder in memory for the databases of tests, where there is room for them: a copy of the template is a thousand files, and
 * making those on a disk costs as much as the tests of most files. Each user has one of their own.
 */
export const memoryFolder = async (): Promise<string | undefined> => {
  const space = await statfs(MEMORY).catch(() => undefined)
  if (!space || space.blocks * space.bsize < LEAST_BYTES) return undefined
  return join(MEMORY, `sufra-${process.getuid?.() ?? 'tests'}`)
}
