import { existsSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '../federation/common.mjs'
import LongestFirst, { LONGEST } from './longest-first.mjs'

const files = [...LONGEST, 'jest.config.mjs', 'package.json'].map(name => ({
  path: path.join(repositoryRoot, name),
}))

it('every listed file exists', () => {
  expect(LONGEST.filter(name => !existsSync(path.join(repositoryRoot, name)))).toEqual([])
})

it("the listed files come first in their order, regardless of the input's order", () => {
  const sorted = new LongestFirst().sort(files.toReversed())
  expect(sorted.slice(0, LONGEST.length)).toEqual(files.slice(0, LONGEST.length))
})

it('two shards together have every file once', () => {
  const sequencer = new LongestFirst()
  const shards = [1, 2].map(shardIndex => sequencer.shard(files, { shardIndex, shardCount: 2 }))
  expect(new Set(shards.flat()).size).toBe(files.length)
  expect(shards.flat()).toHaveLength(files.length)
})
