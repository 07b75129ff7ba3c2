import type { XmlElement } from '../xml-element.ts'

const TOKEN = /<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)>|([^<]+)/y

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const unescaped = (text: string): string =>
  text.replace(/&(#x([0-9A-F]+)|\w+);/g, (_all, name: string, code?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (ENTITIES[name] ?? `&${name};`),
  )

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key, unescaped(value ?? '')]),
  )

/** Parses XML strictly: every element is closed and holds either text or elements. Throws otherwise. */
export const readXml = (xml: string): XmlElement => {
  const body = xml.replace(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/, '')
  const root: XmlElement = { name: '', attributes: {}, content: [] }
  const open = [root]
  for (let at = 0; at < body.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const [token, slash, name = '', attributes = '', text] = TOKEN.exec(body) ?? []
    const parent = open.at(-1)
    if (token === undefined || !parent) throw new Error(`No XML at ${at}: ${body.slice(at, at + 40)}`)
    if (text !== undefined) {
      if (parent.content.length > 0) throw new Error(`Text beside elements in ${parent.name}`)
      parent.content = unescaped(text)
    } else if (slash) {
      if (open.pop()?.name !== name) throw new Error(`${name} is closed and was not open`)
      if (Array.isArray(parent.content) && parent.content.length === 0) parent.content = ''
    } else {
      const made = { name, attributes: attributesOf(attributes), content: [] }
      if (typeof parent.content === 'string') throw new Error(`An element beside text in ${parent.name}`)
      parent.content.push(made)
      open.push(made)
    }
  }
  const [first, ...others] = childrenOf(root)
  if (!first || others.length > 0 || open.length !== 1) throw new Error('Not one whole element')
  return first
}

export const childrenOf = (element: XmlElement | undefined): XmlElement[] =>
  typeof element?.content === 'object' ? element.content : []

/** Returns the first element down a path of names. */
export const find = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>(
    (current, name) => childrenOf(current).find(child => child.name === name),
    element,
  )

/** Returns the texts of the children with these names. */
export const textsOf = (element: XmlElement | undefined, ...names: string[]): unknown[] =>
  names.map(name => find(element, name)?.content)
