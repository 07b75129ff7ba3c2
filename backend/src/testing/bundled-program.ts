import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const BACKEND = join(__dirname, '../..')

export interface BundledProgram {
  file: string
  remove(): Promise<void>
}

/**
 * Bundles a program of the backend as production does; `entry` is relative to `backend`. Tests that start a program
 * several times use the bundle, because each start through `tsx` takes 1.5 s longer. The default folders differ from
 * those of `dist`.
 */
export const bundleProgram = async (entry: string): Promise<BundledProgram> => {
  const name = `${basename(entry, '.ts')}-${process.pid}`
  await promisify(execFile)(process.execPath, ['build.mjs', '--entry', entry, '--out', `.cache/${name}`], {
    cwd: BACKEND,
  })
  const folder = join(BACKEND, '.cache', name)
  return {
    file: join(folder, `${basename(entry, '.ts')}.js`),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
