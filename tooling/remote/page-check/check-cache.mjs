import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const fileOf = ({ folder }) => path.join(path.dirname(folder), '.cache/seen-in-browser')

const keyOf = ({ built, api, hosts, visitors }) => {
  const who = visitors.map(({ role, paths }) => [role, paths])
  return createHash('sha256')
    .update(JSON.stringify([built.integrity, api, hosts, who]))
    .digest('hex')
}

/** Returns whether the same build was checked before in these hosts with these accounts, without a fault. */
export const wasChecked = look => {
  const file = fileOf(look.built)
  return existsSync(file) && readFileSync(file, 'utf8') === keyOf(look)
}

export const noteChecked = look => {
  const file = fileOf(look.built)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, keyOf(look))
}
