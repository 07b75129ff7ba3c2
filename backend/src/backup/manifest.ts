import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { StartError } from '#src/errors/errors.ts'

export const DUMP = 'database.dump'
export const MANIFEST = 'manifest.json'
export const KEYS = 'keys'
export const IMAGES = 'images'
export const REMOTES = 'remotes'
const FORMAT = 1

const isInside = (path: string): boolean => !path.startsWith('/') && !path.split('/').includes('..')

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** instant of the snapshot of the database */
  takenAt: z.iso.datetime(),
  /** major version of the server */
  postgres: z.int(),
  files: z.array(
    z.object({ path: z.string().refine(isInside), bytes: z.int(), sha256: z.string().length(64) }),
  ),
})
export type Manifest = z.output<typeof Manifest>

const digestOf = async (file: string): Promise<{ bytes: number; sha256: string }> => {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(file), async function (chunks) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      hash.update(chunk)
    }
  })
  return { bytes, sha256: hash.digest('hex') }
}

/** Returns the paths of all files below a folder, sorted, with slashes. */
export const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Writes the list of all files of a backup with their checksums. */
export const writeManifest = async (
  folder: string,
  facts: Pick<Manifest, 'takenAt' | 'postgres'>,
): Promise<Manifest> => {
  const files: Manifest['files'] = []
  for (const path of await filesBelow(folder)) {
    const { bytes, sha256 } = await digestOf(join(folder, path))
    files.push({ path, bytes, sha256 })
  }
  const manifest: Manifest = { format: FORMAT, takenAt: facts.takenAt, postgres: facts.postgres, files }
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  return manifest
}

const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new StartError(`${folder} is no complete backup: it has no ${MANIFEST}.`)
  })
  try {
    return Manifest.parse(JSON.parse(text))
  } catch {
    throw new StartError(`${join(folder, MANIFEST)} is damaged, or of a newer version of Sufra.`)
  }
}

/** Reads a backup's manifest. Refuses a backup with a changed or missing file. */
export const verifyBackup = async (folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  for (const { path, bytes, sha256 } of manifest.files) {
    const actual = await digestOf(join(folder, path)).catch(() => undefined)
    if (!actual) throw new StartError(`The backup is damaged: ${path} is missing.`)
    if (actual.bytes !== bytes || actual.sha256 !== sha256)
      throw new StartError(`The backup is damaged: ${path} does not match its checksum.`)
  }
  return manifest
}
