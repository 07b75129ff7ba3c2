/** An element: its name, its attributes by name, and what is in it. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  content: string | XmlElement[]
}

type Content = string | readonly (XmlElement | undefined)[]

/** An element. What is undefined among its content is left out. */
export const element = (
  name: string,
  content: Content,
  attributes: Record<string, string> = {},
): XmlElement => ({
  name,
  attributes,
  content: typeof content === 'string' ? content : content.filter(each => each !== undefined),
})

// What XML 1.0 cannot hold, however it is written.
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' }
const IN_ATTRIBUTES: Record<string, string> = {
  ...{ '&': '&amp;', '<': '&lt;', '"': '&quot;' },
  ...{ '\t': '&#x9;', '\n': '&#xA;', '\r': '&#xD;' },
}

const textOf = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>\r]/g, sign => SIGNS[sign] ?? '')

const valueOf = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<"\t\n\r]/g, sign => IN_ATTRIBUTES[sign] ?? '')

// Namespaces stand before attributes; within both the order is that of the code points.
const isNamespace = (name: string) => name === 'xmlns' || name.startsWith('xmlns:')
const inOrder = ([one]: [string, string], [other]: [string, string]): number =>
  Number(isNamespace(other)) - Number(isNamespace(one)) || (one < other ? -1 : 1)

/** As Canonical XML 1.1 writes it, without an XML declaration: two programs that mean the same write the same bytes. */
export const canonicalXml = ({ name, attributes, content }: XmlElement): string => {
  const written = Object.entries(attributes)
    .sort(inOrder)
    .map(([key, value]) => ` ${key}="${valueOf(value)}"`)
    .join('')
  const inside = typeof content === 'string' ? textOf(content) : content.map(canonicalXml).join('')
  return `<${name}${written}>${inside}</${name}>`
}
