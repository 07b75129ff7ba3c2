import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { ask, refusalOf } from './api.mjs'
import { Refusal, sha384 } from './built-remote.mjs'

const PRIVATE = /(^|\/)(\.stamp|mf-stats\.json(\.br|\.gz)?)$/
const AT_ONCE = 6
const CONFLICT = 409

/** Returns the files of a build to upload, by path in the folder. */
export const filesBelow = async folder => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map(file => file.split(path.sep).join('/'))
    .filter(file => !PRIVATE.test(file))
    .sort()
}

const uploadFile = async ({ api, token, name, version, folder, file }) => {
  const bytes = await readFile(path.join(folder, file))
  const query = new URLSearchParams({ name, version, file, sha384: sha384(bytes) })
  const answer = await ask({ api, token }, { path: `/api/Release/Upload?${query}`, bytes })
  if (answer.ok) return (await answer.json()).isNew
  if (answer.status !== CONFLICT) throw await refusalOf({ answer, doing: `take ${file} of ${name}` })
  throw new Refusal(
    `${name} ${version} is stored with another ${file}; a version never changes. Build again for a new version.`,
    3,
  )
}

/**
 * Uploads a build file by file through the API. An existing file must be identical. Returns whether any of them was
 * new. Throws `Refusal`: exitCode 3 for other contents, 5 if the API refuses, 6 if the token lacks the right.
 */
export const uploadVersion = async ({ folder, ...version }) => {
  const files = await filesBelow(folder)
  let isNew = false
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const group = files.slice(at, at + AT_ONCE)
    const results = await Promise.all(group.map(file => uploadFile({ ...version, folder, file })))
    isNew ||= results.includes(true)
  }
  return { isNew, files: files.length }
}
