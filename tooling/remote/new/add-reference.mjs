import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const REMOTE_LINES = /^ *\{ "path": "remote-[^"]+" \},\n/gm
const LIST_START = /"references": \[\n/g

/** Adds the folder to the repository's type check, the one list that cannot be a pattern. */
export const addReference = ({ root, folder }) => {
  const file = path.join(root, 'tsconfig.json')
  const text = readFileSync(file, 'utf8')
  const line = `    { "path": "${folder}" },\n`
  if (text.includes(line)) return
  // Edited as text, so that the other lines stay unchanged.
  const above = [...text.matchAll(LIST_START), ...text.matchAll(REMOTE_LINES)].at(-1)
  if (!above) throw new Error(`${file} has no list of references`)
  const place = above.index + above[0].length
  writeFileSync(file, `${text.slice(0, place)}${line}${text.slice(place)}`)
}
