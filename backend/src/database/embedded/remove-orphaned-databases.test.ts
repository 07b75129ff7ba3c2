import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordOwner, removeAbandoned } from './remove-orphaned-databases.ts'

// Process id of a program that has ended.
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

it('removes a database whose data folder is gone and keeps one whose folder exists, even if its process is gone', async () => {
  await leave('killed', { pid: GONE, isTemporary: false, isThere: false })
  await leave('resting', { pid: GONE, isTemporary: false, isThere: true })
  await leave('running', { pid: HERE, isTemporary: false, isThere: false })
  await sweep()
  expect((await readdir(root)).sort()).toEqual(['resting', 'running'])
  expect(stopped).toEqual([join(root, 'killed', 'cluster')])
})

it("removes a test run's database with its data folder once its process is gone", async () => {
  await leave('killed', { pid: GONE, isTemporary: true, isThere: true })
  await leave('running', { pid: HERE, isTemporary: true, isThere: true })
  await sweep()
  expect(await readdir(root)).toEqual(['running'])
  expect((await readdir(place)).sort()).toEqual(['data-running', 'databases'])
})

it('keeps a database without an owner file and one whose owner file cannot be parsed', async () => {
  await mkdir(join(root, 'unknown'), { recursive: true })
  await mkdir(join(root, 'nonsense'))
  await writeFile(join(root, 'nonsense', 'owner.json'), '{"pid":"none"}')
  await sweep()
  expect((await readdir(root)).sort()).toEqual(['nonsense', 'unknown'])
})

it('does nothing if there is no folder of databases', async () => {
  await sweep()
  await expect(stat(root)).rejects.toThrow(/ENOENT/)
})
