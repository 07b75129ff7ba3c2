interface Facts {
  seller: string
  vatNumber: string
  at: string
  /** SAR, VAT included */
  total: number
  vat: number
}

// A value's length is one byte, so a longer name is cut, never inside a letter.
const MOST_BYTES = 255

const bytesOf = (text: string): Buffer => {
  let fitting = text
  while (Buffer.byteLength(fitting) > MOST_BYTES) fitting = [...fitting].slice(0, -1).join('')
  return Buffer.from(fitting)
}

const tagged = (tag: number, text: string): Buffer => {
  const value = bytesOf(text)
  return Buffer.concat([Buffer.from([tag, value.length]), value])
}

/**
 * Returns the QR content of a simplified tax invoice (ZATCA phase 1): five tags, each with its length in
 * bytes, as base64.
 */
export const zatcaCode = ({ seller, vatNumber, at, total, vat }: Facts): string =>
  Buffer.concat(
    [seller, vatNumber, at, total.toFixed(2), vat.toFixed(2)].map((text, place) => tagged(place + 1, text)),
  ).toString('base64')
