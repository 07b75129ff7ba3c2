import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { repositoryRoot } from '../../federation/common.mjs'

const MADE_HERE = new Set(['node_modules', 'dist', '.types', '.cache', '.git'])
const UNNEEDED = new Set(['backend', 'e2e', 'docs', 'data'])
const OURS = '@sufra'

const isCopied = file => {
  const [first] = path.relative(repositoryRoot, file).split(path.sep)
  return !MADE_HERE.has(path.basename(file)) && !UNNEEDED.has(first)
}

const link = ({ from, to }) => {
  mkdirSync(path.dirname(to), { recursive: true })
  symlinkSync(realpathSync(from), to)
}

// External packages are those of this repository; ours are those of the copy.
const linkPackages = ({ from, to, root }) => {
  for (const entry of readdirSync(from)) {
    if (entry === OURS)
      for (const name of readdirSync(path.join(from, OURS)))
        link({ from: path.join(root, name), to: path.join(to, OURS, name) })
    else if (entry.startsWith('@'))
      for (const name of readdirSync(path.join(from, entry)))
        link({ from: path.join(from, entry, name), to: path.join(to, entry, name) })
    else link({ from: path.join(from, entry), to: path.join(to, entry) })
  }
}

/**
 * Copies this repository's whole front end into a temporary folder, without builds. `linkLike(folder, other)` links
 * the installed packages of another folder, as `pnpm install` would.
 */
export const copyWorkspace = () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'sufra-workspace-'))
  cpSync(repositoryRoot, root, { recursive: true, filter: isCopied })
  const linkLike = (folder, other) =>
    linkPackages({
      from: path.join(repositoryRoot, other, 'node_modules'),
      to: path.join(root, folder, 'node_modules'),
      root,
    })
  symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'))
  for (const folder of readdirSync(root))
    if (folder !== 'node_modules' && existsSync(path.join(repositoryRoot, folder, 'node_modules')))
      linkLike(folder, folder)
  return { root, linkLike, remove: () => rmSync(root, { recursive: true, force: true }) }
}
