import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ask } from '../remote/api.mjs'
import { Refusal, sha384 } from '../remote/built-remote.mjs'

const LIST = '.list.json'
const LIST_IN_WORKER = /^self\.sufraShell=(.+);$/m
const AT_ONCE = 8

const notThere = api =>
  new Refusal(`the host comes from the Sufra at ${api}, which does not answer, and no copy was kept.`, 5)

// The host's worker starts with the list of cached files and their hashes.
const readList = async api => {
  const answer = await ask({ api }, { path: '/sw.js' })
  const [, list] = LIST_IN_WORKER.exec(answer.ok ? await answer.text() : '') ?? []
  if (!list) throw new Refusal(`${api} has no host that says what it is made of.`, 5)
  return JSON.parse(list)
}

// A copy counts only if it is marked as complete.
const readKept = folder => {
  try {
    return JSON.parse(readFileSync(path.join(folder, LIST), 'utf8'))
  } catch {
    return null
  }
}

const placeOf = ({ api, file, folder }) => {
  const target = path.join(folder, file)
  if (target.startsWith(`${folder}${path.sep}`)) return target
  throw new Refusal(`${api} lists ${file}, which would be outside of ${folder}.`, 5)
}

const fetchFile = async ({ api, file, hash, folder }) => {
  const target = placeOf({ api, file, folder })
  const answer = await ask({ api }, { path: file })
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (sha384(bytes) !== hash) throw new Refusal(`${file} of ${api} does not match the hash of its host.`, 5)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, bytes)
}

const fetchAll = async ({ api, files, folder }) => {
  rmSync(folder, { recursive: true, force: true })
  const waiting = Object.entries(files)
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      await fetchFile({ api, folder, file: next[0], hash: next[1] })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/**
 * Downloads the production host of a running Sufra into a folder if it differs from the stored copy. Without an
 * answer the stored copy is used. Throws `Refusal` with exitCode 5 if there is neither.
 * @param {object} options
 * @param {string} options.api
 * @param {string} options.folder of the stored copy
 */
export const fetchHost = async ({ api, folder }) => {
  const kept = readKept(folder)
  const now = await readList(api).catch(error => {
    if (!(error instanceof Refusal)) throw error
    if (!kept) throw notThere(api)
    return kept
  })
  if (now.version === kept?.version) return
  // The stored copy stays until the new one is complete.
  const next = `${folder}.next`
  await fetchAll({ api, files: now.files, folder: next })
  writeFileSync(path.join(next, LIST), JSON.stringify(now))
  rmSync(folder, { recursive: true, force: true })
  renameSync(next, folder)
}
