import { toLatinDigits, stripInvisibleMarks } from './text.ts'

// The 0 of a call within the country is often left in: "+966 (0)50 …".
const MOBILE = /^(?:\+?966|00966)?0?(5\d{8})$/
const LAND_LINE = /^(?:\+?966|00966)?0?(1[1-7]\d{7})$/
const SERVICE_LINE = /^(?:9200\d{5}|800\d{7})$/

const plain = (text: string): string => stripInvisibleMarks(toLatinDigits(text)).replace(/[\s\-().]/g, '')

/** A Saudi mobile number in any common spelling as `+9665XXXXXXXX`, or null when it is none (specification#fields). */
export const normaliseMobile = (text: string): string | null => {
  const found = MOBILE.exec(plain(text))
  return found ? `+966${found[1]}` : null
}

/** A branch's phone: a mobile or land line as `+966…`, or a 9200 or 800 number as it is dialled; null when it is none. */
export const normaliseBranchPhone = (text: string): string | null => {
  const landLine = LAND_LINE.exec(plain(text))
  if (landLine) return `+966${landLine[1]}`
  return SERVICE_LINE.test(plain(text)) ? plain(text) : normaliseMobile(text)
}
