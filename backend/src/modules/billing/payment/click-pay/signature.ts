import { createHmac, timingSafeEqual } from 'node:crypto'

const hexHmac = (key: string, message: Buffer | string): string =>
  createHmac('sha256', key).update(message).digest('hex')

// Compares texts: hex that is decoded first would accept several spellings of one signature.
const isSame = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Returns whether ClickPay signed the exact bytes of a callback. */
export const isSignedCallback = (raw: Buffer, { signature, key }: { signature: string; key: string }) =>
  isSame(signature, hexHmac(key, raw))

// ClickPay signs the output of PHP's `http_build_query`, which encodes all but these characters.
const encoded = (text: string): string => {
  const whole = new URLSearchParams({ '': text }).toString().slice(1)
  return whole.replaceAll('*', '%2A')
}

/** Returns the signed text of a form: its non-empty fields without the signature, sorted by name. */
export const signedText = (form: ReadonlyMap<string, string>): string =>
  [...form]
    .filter(([name, value]) => name !== 'signature' && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')

/** Returns whether ClickPay signed the form of the browser's return. */
export const isSignedReturn = (form: ReadonlyMap<string, string>, key: string): boolean =>
  isSame(form.get('signature') ?? '', hexHmac(key, signedText(form)))
