import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'

const MEMORY = '/dev/shm'
// A test run needs a fifth of this. Containers often have 64 MB.
const LEAST_BYTES = 2 ** 31

/**
 * Returns a folder in memory for the test databases if there is enough space. A copy of the template has a thousand
 * files; creating them on a disk takes as long as the tests of most files. Each user has a separate folder.
 */
export const memoryFolder = async (): Promise<string | undefined> => {
  const space = await statfs(MEMORY).catch(() => undefined)
  if (!space || space.blocks * space.bsize < LEAST_BYTES) return undefined
  return join(MEMORY, `sufra-${process.getuid?.() ?? 'tests'}`)
}
