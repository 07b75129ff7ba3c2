import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Refusal } from './built-remote.mjs'

const PRIVATE = /(^|\/)(\.stamp|mf-stats\.json(\.br|\.gz)?)$/

const filesBelow = async folder => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter(file => !PRIVATE.test(file))
    .sort()
}

const isSame = async (one, other) => {
  const [files, others] = await Promise.all([filesBelow(one), filesBelow(other)])
  if (files.join('\n') !== others.join('\n')) return false
  for (const file of files) {
    const [a, b] = await Promise.all([readFile(path.join(one, file)), readFile(path.join(other, file))])
    if (!a.equals(b)) return false
  }
  return true
}

/**
 * Lays a build into the store, under a name that never holds anything else. A version that is there already must be the
 * same to the byte; the folder appears whole or not at all.
 */
export const putIntoStore = async ({ store, name, version, folder }) => {
  const target = path.join(store, name, version)
  if (existsSync(target)) {
    if (await isSame(folder, target)) return { target, isNew: false }
    throw new Refusal(`${name} ${version} is in the store with other contents; a version never changes.`, 3)
  }
  const draft = path.join(store, name, `.${version}.${process.pid}`)
  await mkdir(path.dirname(draft), { recursive: true })
  await cp(folder, draft, { recursive: true, filter: source => !PRIVATE.test(source) })
  try {
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Somebody else was faster with the same version: then it has to be the same build.
    if (!existsSync(target) || !(await isSame(folder, target))) throw error
  }
  return { target, isNew: true }
}
