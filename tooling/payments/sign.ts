import { createHmac } from 'node:crypto'

const hexHmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex')

/** Returns the `Signature` header of a callback. */
export const signCallback = (raw: string, key: string): string => hexHmac(key, raw)

/** Returns the field `signature` of the form with which a browser returns. */
export const signForm = (form: Record<string, string>, key: string): string => {
  const fields = Object.entries(form).filter(([, value]) => value !== '')
  fields.sort(([one], [other]) => (one < other ? -1 : 1))
  return hexHmac(key, new URLSearchParams(fields).toString().replaceAll('*', '%2A'))
}
