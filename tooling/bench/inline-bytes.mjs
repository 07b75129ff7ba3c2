import { brotli } from '../federation/compress.mjs'

/** What the scripts that stand in a page itself weigh, compressed as a file of their own would be. */
export const inlineBytes = async page => {
  const code = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && !type)
      .map(({ text }) => text)
      .join('\n'),
  )
  return code ? (await brotli(Buffer.from(code))).length : 0
}
