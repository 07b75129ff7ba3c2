import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { minify } from '@swc/core'

/** Returns code as the text of a script element, with escaped end tags inside strings. */
export const asInline = code => {
  // After such a comment `<script` would hide the end of the element.
  if (code.includes('<!--')) throw new Error('A script with <!-- in it cannot stand in a page.')
  return code.replaceAll('</script', '<\\/script')
}

/**
 * Returns the script that runs before the first paint for every page; empty for a stand-alone remote, which has none.
 */
export const startScript = async ({ file, isProduction }) => {
  if (!existsSync(file)) return ''
  const source = await readFile(file, 'utf8')
  const { code } = isProduction
    ? await minify(source, { compress: { passes: 3 }, mangle: true })
    : { code: source }
  return asInline(code)
}

/**
 * Returns files of a build as one inline script. Chunks must precede the application, which picks them up when it
 * starts; so the application comes last.
 */
export const scriptOf = ({ compilation, files }) => {
  const textOf = file => compilation.getAsset(file.slice(1)).source.source().toString()
  return asInline(files.map(textOf).join(';\n'))
}
