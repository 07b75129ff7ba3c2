const TABLE_RECORD = 16
const ENCODING_RECORD = 8

const tableAt = (font, tag) => {
  const tables = font.readUInt16BE(4)
  for (let at = 12; at < 12 + tables * TABLE_RECORD; at += TABLE_RECORD) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  }
  throw new Error(`The font has no ${tag}`)
}

// Format 4: ranges of code points in the first plane, each with an offset to its glyphs or a list of them.
const readRanges = (font, table, letters) => {
  const size = font.readUInt16BE(table + 6)
  const ends = table + 14
  const starts = ends + size + 2
  const deltas = starts + size
  const offsets = deltas + size
  for (let at = 0; at < size; at += 2) {
    const offset = font.readUInt16BE(offsets + at)
    const start = font.readUInt16BE(starts + at)
    for (let code = start; code <= font.readUInt16BE(ends + at) && code < 0xffff; code += 1) {
      const listed = offset && font.readUInt16BE(offsets + at + offset + 2 * (code - start))
      const glyph = offset && !listed ? 0 : ((listed || code) + font.readUInt16BE(deltas + at)) & 0xffff
      if (glyph) letters.add(code)
    }
  }
}

/** Returns the code points for which a TrueType font has a glyph. */
export const fontLetters = font => {
  const cmap = tableAt(font, 'cmap')
  const letters = new Set()
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const table = cmap + font.readUInt32BE(cmap + 4 + index * ENCODING_RECORD + 4)
    if (font.readUInt16BE(table) === 4) readRanges(font, table, letters)
  }
  return letters
}

// Joiners and direction marks are invisible, so they can be removed.
const UNSEEN = /\p{Cf}|\p{Mn}|\p{Cc}/u

/** Replaces characters without a glyph by a question mark, because PDF/A requires a glyph for every character. */
export const shownText = (text, letters) =>
  [...text]
    .map(letter => (letters.has(letter.codePointAt(0)) ? letter : UNSEEN.test(letter) ? '' : '?'))
    .join('')
