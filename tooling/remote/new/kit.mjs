import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PNPM } from '../../build/package-manager.mjs'
import { readTemplates } from './templates.mjs'

// Its versions also apply to the remote's indirect dependencies.
const COPIED = ['pnpm-lock.yaml', '.npmrc', '.gitignore']
const OF_THE_REPOSITORY = ['packages', 'catalog']

// Returns pnpm's settings by key as text, so that comments stay with their settings.
const settingsOf = text =>
  Object.fromEntries(text.split(/^(?=[a-zA-Z]+:)/m).map(block => [block.split(':')[0], block]))

const versionsIn = catalog =>
  Object.fromEntries(
    [...catalog.matchAll(/^ {2}['"]?([^\s'":#]+)['"]?: *['"]?([^\s'"#]+)/gm)].map(([, name, version]) => [
      name,
      version,
    ]),
  )

/**
 * Returns the files and settings of this repository that a checkout of one remote needs, as plain data: versions,
 * pnpm's settings and other files.
 */
export const readKit = root => {
  // git may have written Windows line ends.
  const read = file => readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n')
  const settings = settingsOf(read('pnpm-workspace.yaml'))
  const kept = Object.entries(settings).filter(([key]) => !OF_THE_REPOSITORY.includes(key))
  return {
    pnpm: PNPM,
    catalog: versionsIn(settings.catalog),
    workspace: ['packages:\n  - .\n\n', ...kept.map(([, text]) => text)].join(''),
    files: Object.fromEntries(COPIED.map(file => [file, read(file)])),
    surroundings: readTemplates(fileURLToPath(new URL('../surroundings', import.meta.url))),
  }
}
