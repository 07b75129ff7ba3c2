import { createHmac, timingSafeEqual } from 'node:crypto'

const hexHmac = (key: string, message: Buffer | string): string =>
  createHmac('sha256', key).update(message).digest('hex')

// Compared as texts: decoded, one signature would have many spellings.
const isSame = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Whether ClickPay signed these very bytes of a callback. */
export const isSignedCallback = (raw: Buffer, { signature, key }: { signature: string; key: string }) =>
  isSame(signature, hexHmac(key, raw))

// ClickPay signs what PHP's `http_build_query` makes, which leaves only these as they are.
const encoded = (text: string): string => {
  const whole = new URLSearchParams({ '': text }).toString().slice(1)
  return whole.replaceAll('*', '%2A')
}

/** What is signed of a form: its fields that are not empty, without the signature, in the order of their names. */
export const signedText = (form: ReadonlyMap<string, string>): string =>
  [...form]
    .filter(([name, value]) => name !== 'signature' && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')

/** Whether ClickPay signed the form with which a browser comes back. */
export const isSignedReturn = (form: ReadonlyMap<string, string>, key: string): boolean =>
  isSame(form.get('signature') ?? '', hexHmac(key, signedText(form)))
