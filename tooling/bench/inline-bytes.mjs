import { brotli } from '../federation/compress.mjs'

/** Returns the size of the page's inline scripts, compressed as a file would be. */
export const inlineBytes = async page => {
  const code = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && !type)
      .map(({ text }) => text)
      .join('\n'),
  )
  return code ? (await brotli(Buffer.from(code))).length : 0
}
