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
 * A program of the backend, bundled as for production: `entry` is seen from `backend`. What starts a program several times
 * starts this: through `tsx` each start takes a second and a half more. Its default folders are not those of `dist`.
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
