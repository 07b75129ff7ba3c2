import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PNPM } from '../../build/package-manager.mjs'
import { Refusal } from '../refusal.mjs'

const PACKED = ['shared', 'tooling']

const pack = ({ root, folder, destination }) => {
  const { status, stderr, error } = spawnSync(
    'npx',
    ['-y', PNPM, 'pack', '--pack-destination', destination],
    {
      cwd: path.join(root, folder),
      encoding: 'utf8',
    },
  )
  if (error) throw error
  if (status !== 0) throw new Refusal(`@sufra/${folder} could not be packed: ${stderr.trim()}`)
  const { version } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
  return `sufra-${folder}-${version}.tgz`
}

/**
 * Packs the repository's packages that a remote uses into a folder, as they are published. Returns the files by
 * package.
 */
export const packPackages = ({ root, destination }) =>
  Object.fromEntries(PACKED.map(folder => [`@sufra/${folder}`, pack({ root, folder, destination })]))
