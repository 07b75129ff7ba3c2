import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', '.types', '.cache', '.git', 'testing'])
// A server's data is in `data` at the top of a package; a deeper folder with this name contains sources.
const SKIPPED_AT_TOP = new Set([...SKIPPED, 'data'])
const NOT_BUILT = /\.test\.(tsx?|mjs)$|\.md$|\.tsbuildinfo$/

const walk = function* (place, skipped = SKIPPED) {
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return yield place
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    const found = path.join(place, entry.name)
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* walk(found)
    } else if (!NOT_BUILT.test(entry.name)) yield found
  }
}

/** Returns one hash over the names and contents of all inputs of a build, without tests and Markdown. */
export const hashOf = ({ root, inputs }) => {
  const hash = createHash('sha256')
  const files = inputs.flatMap(input => [...walk(path.join(root, input), SKIPPED_AT_TOP)])
  for (const file of files.sort()) {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
