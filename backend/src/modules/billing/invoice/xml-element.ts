/** An XML element: name, attributes by name, and content. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  content: string | XmlElement[]
}

type Content = string | readonly (XmlElement | undefined)[]

/** Creates an element. Undefined content is left out. */
export const element = (
  name: string,
  content: Content,
  attributes: Record<string, string> = {},
): XmlElement => ({
  name,
  attributes,
  content: typeof content === 'string' ? content : content.filter(each => each !== undefined),
})

// Characters that XML 1.0 cannot contain, even escaped.
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' }
const IN_ATTRIBUTES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
}

const textOf = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>\r]/g, sign => SIGNS[sign] ?? '')

const valueOf = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<"\t\n\r]/g, sign => IN_ATTRIBUTES[sign] ?? '')

// Namespaces come before attributes; both are sorted by code point.
const isNamespace = (name: string) => name === 'xmlns' || name.startsWith('xmlns:')
const inOrder = ([one]: [string, string], [other]: [string, string]): number =>
  Number(isNamespace(other)) - Number(isNamespace(one)) || (one < other ? -1 : 1)

/** Returns the element as Canonical XML 1.1 without an XML declaration, so that equal documents have equal bytes. */
export const canonicalXml = ({ name, attributes, content }: XmlElement): string => {
  const written = Object.entries(attributes)
    .sort(inOrder)
    .map(([key, value]) => ` ${key}="${valueOf(value)}"`)
    .join('')
  const inside = typeof content === 'string' ? textOf(content) : content.map(canonicalXml).join('')
  return `<${name}${written}>${inside}</${name}>`
}
