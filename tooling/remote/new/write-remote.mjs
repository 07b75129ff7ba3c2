import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url))
const ENDING = '.template'

// As a string of the code around it, whatever a label holds.
const quoted = text => JSON.stringify(text)

const DEMO_ACCOUNTS = [
  ['Admin', 'admin@sufra.test'],
  ['SuperAdmin', 'operator@sufra.test'],
  ['Kitchen', 'kitchen@sufra.test'],
]
const accountFor = roles => DEMO_ACCOUNTS.find(([role]) => roles.includes(role))?.[1] ?? 'admin@sufra.test'

const lowerFirst = text => `${text[0].toLowerCase()}${text.slice(1)}`

const fillings = ({ name, path: claimed, labels, roles, component, port, order, hostApi }) => ({
  __NAME__: name,
  __NAMESPACE__: quoted(name),
  __PATH__: claimed,
  __LABEL_AR__: quoted(labels.ar),
  __LABEL_EN__: quoted(labels.en),
  __TITLE__: quoted(`Sufra ${labels.en}`),
  __ROLES__: JSON.stringify(roles),
  __ROLE__: roles[0],
  __COMPONENT__: component,
  __VARIABLE__: lowerFirst(component),
  __PORT__: String(port),
  __ORDER__: String(order),
  __ICON__: 'features',
  __HOST_API__: hostApi,
  __ACCOUNT__: accountFor(roles),
})

const fill = ({ text, by }) => text.replace(/__[A-Z_]+?__/g, mark => by[mark] ?? mark)

const templates = () =>
  readdirSync(TEMPLATE, { recursive: true })
    .map(String)
    .filter(file => file.endsWith(ENDING))
    .sort()

/** Writes the folder of a new remote from the template. Answers its files by their path in it. */
export const writeRemote = ({ folder, wishes }) => {
  const by = fillings(wishes)
  return templates().map(file => {
    const target = fill({ text: file.slice(0, -ENDING.length), by })
    const text = fill({ text: readFileSync(path.join(TEMPLATE, file), 'utf8'), by })
    mkdirSync(path.dirname(path.join(folder, target)), { recursive: true })
    writeFileSync(path.join(folder, target), text)
    return target
  })
}

const REMOTE_LINES = /^ *\{ "path": "remote-[^"]+" \},\n/gm
const LIST_START = /"references": \[\n/g

/** Adds the folder to the type check of the repository, the one list that cannot be a pattern. */
export const addReference = ({ root, folder }) => {
  const file = path.join(root, 'tsconfig.json')
  const text = readFileSync(file, 'utf8')
  const line = `    { "path": "${folder}" },\n`
  if (text.includes(line)) return
  // As text, so that the other lines stay as they are.
  const above = [...text.matchAll(LIST_START), ...text.matchAll(REMOTE_LINES)].at(-1)
  if (!above) throw new Error(`${file} has no list of references`)
  const place = above.index + above[0].length
  writeFileSync(file, `${text.slice(0, place)}${line}${text.slice(place)}`)
}
