import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

// A script with an address is covered by 'self', and one with another type does not run.
const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g
const OWN_SCRIPTS = "script-src 'self'"

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const readSources = (page: string): string =>
  [...readFileSync(page, 'utf8').matchAll(INLINE)].map(([, script = '']) => hashOf(script)).join(' ')

/**
 * Returns the content security policy of a page: `policy` plus the hashes of its inline scripts. They are read from
 * the file that is sent, so a build that arrives while this server runs brings its own.
 */
export const createPagePolicy = () => {
  const known = new Map<string, { stamp: string; sources: string }>()
  const sourcesOf = (page: string): string => {
    const { mtimeMs, size, ino } = statSync(page)
    const stamp = `${mtimeMs} ${size} ${ino}`
    const found = known.get(page)
    if (found?.stamp === stamp) return found.sources
    const sources = readSources(page)
    known.set(page, { stamp, sources })
    return sources
  }
  return (page: string, policy: string): string => {
    const sources = sourcesOf(page)
    return sources ? policy.replace(OWN_SCRIPTS, `${OWN_SCRIPTS} ${sources}`) : policy
  }
}
