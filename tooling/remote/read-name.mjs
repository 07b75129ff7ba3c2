import { Refusal } from './refusal.mjs'

const PATTERNS = {
  NAME: /^[a-z][a-z0-9-]{1,30}$/,
  VERSION: /^\d+\.\d+\.\d+-[a-z0-9]{4,40}$/,
}

const requireMatch = ({ kind, text, what }) => {
  if (!PATTERNS[kind].test(text)) throw new Refusal(`${text} is no ${what}.`, 2)
  return text
}

export const readName = text => requireMatch({ kind: 'NAME', text, what: 'name of a remote' })
export const readVersion = text =>
  requireMatch({ kind: 'VERSION', text, what: 'version; one looks like 1.2.0-0a1b2c3d4e' })
export const readChannel = (text = 'stable') =>
  requireMatch({ kind: 'NAME', text, what: 'name of a channel' })
