import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordOwner, removeAbandoned } from './abandoned.ts'

// Of a program that has ended: nobody's number.
const { pid: GONE } = spawnSync(process.execPath, ['--version'])
const HERE = process.pid

let place: string
let root: string
const stopped: string[] = []
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'sufra-abandoned-'))
  root = join(place, 'databases')
  stopped.length = 0
})
afterEach(() => rm(place, { recursive: true }))

const dataDirOf = async (name: string, isThere: boolean): Promise<string> => {
  const dataDir = join(place, `data-${name}`)
  if (isThere) await mkdir(dataDir)
  return dataDir
}

interface Left {
  pid: number
  isTemporary: boolean
  isThere: boolean
}

const leave = async (name: string, { pid, isTemporary, isThere }: Left) => {
  await mkdir(join(root, name, 'cluster'), { recursive: true })
  await recordOwner(join(root, name), { dataDir: await dataDirOf(name, isThere), pid, isTemporary })
}

const sweep = () => removeAbandoned(root, async cluster => stopped.push(cluster))

it('a database whose data folder is gone is stopped and removed; one whose folder exists stays, whoever is gone', async () => {
  await leave('killed', { pid: GONE, isTemporary: false, isThere: false })
  await leave('resting', { pid: GONE, isTemporary: false, isThere: true })
  await leave('running', { pid: HERE, isTemporary: false, isThere: false })
  await sweep()
  expect((await readdir(root)).sort()).toEqual(['resting', 'running'])
  expect(stopped).toEqual([join(root, 'killed', 'cluster')])
})

it('one of a test run goes with its data folder when its process is gone, and not before', async () => {
  await leave('killed', { pid: GONE, isTemporary: true, isThere: true })
  await leave('running', { pid: HERE, isTemporary: true, isThere: true })
  await sweep()
  expect(await readdir(root)).toEqual(['running'])
  expect((await readdir(place)).sort()).toEqual(['data-running', 'databases'])
})

it('what says not whose it is stays, and so does what says nonsense', async () => {
  await mkdir(join(root, 'unknown'), { recursive: true })
  await mkdir(join(root, 'nonsense'))
  await writeFile(join(root, 'nonsense', 'owner.json'), '{"pid":"none"}')
  await sweep()
  expect((await readdir(root)).sort()).toEqual(['nonsense', 'unknown'])
})

it('no folder of databases at all is nothing to sweep', async () => {
  await sweep()
  await expect(stat(root)).rejects.toThrow(/ENOENT/)
})
