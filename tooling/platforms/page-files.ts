import { readFile } from 'node:fs/promises'

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
}

const NAME = /^[a-z-]+\.(html|css|mjs)$/

/** Returns a file of the pages with its type; undefined if it does not exist. */
export const pageFile = async (name: string): Promise<{ type: string; bytes: Buffer } | undefined> => {
  const [, ending = ''] = NAME.exec(name) ?? []
  const type = TYPES[ending]
  if (!type) return undefined
  // Beside this file, in the sources as in the bundle.
  return readFile(new URL(`page/${name}`, import.meta.url)).then(
    bytes => ({ type, bytes }),
    () => undefined,
  )
}
