import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { goneFrom } from './changes.mjs'
import { readSurface } from './read-exports.mjs'

// Records the exports of this major of @sufra/shared: adds new ones. Removed ones are refused until the next major.
const folder = path.resolve(import.meta.dirname, '../../shared')
const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
const file = path.join(folder, `surface/${version.split('.')[0]}.json`)

const surface = readSurface(folder)
const gone = existsSync(file) ? goneFrom(JSON.parse(readFileSync(file, 'utf8')), surface) : []
if (gone.length === 0) writeFileSync(file, `${JSON.stringify(surface, null, 2)}\n`)
else {
  process.stderr.write(
    `Within a major nothing goes: ${gone.map(({ from, name }) => `${name} of ${from}`).join(', ')}\n`,
  )
  process.exitCode = 1
}
