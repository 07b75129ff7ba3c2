import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// Quotes a text as a string literal of the surrounding code.
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
  __ROLES__: `[${roles.map(role => `'${role}'`).join(', ')}]`,
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

/**
 * Writes the folder of a new remote from its templates by path. Returns the paths of the written files in the folder.
 */
export const writeRemote = ({ folder, settings, templates }) => {
  const by = fillings(settings)
  return Object.entries(templates).map(([file, text]) => {
    const target = path.join(folder, fill({ text: file, by }))
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, fill({ text, by }))
    return fill({ text: file, by })
  })
}
