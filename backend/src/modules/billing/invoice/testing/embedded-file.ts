import { inflateSync } from 'node:zlib'

/** Returns the first embedded file of a PDF. Throws when it has none. */
export const embeddedFile = (pdf: Buffer): string => {
  const at = pdf.indexOf('/Type /EmbeddedFile')
  const begin = pdf.indexOf('stream\n', at) + 'stream\n'.length
  const end = pdf.indexOf('endstream', begin)
  if (at < 0 || end < 0) throw new Error('It carries no file')
  const bytes = pdf.subarray(begin, end)
  const head = pdf.toString('latin1', pdf.lastIndexOf(' obj', at), begin)
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString()
}
