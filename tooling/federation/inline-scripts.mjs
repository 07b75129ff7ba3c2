import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { minify } from '@swc/core'

/** As text of a script element: what ends one would end it inside a string as well. */
export const asInline = code => {
  // Behind such a comment `<script` would hide the end of the element.
  if (code.includes('<!--')) throw new Error('A script with <!-- in it cannot stand in a page.')
  return code.replaceAll('</script', '<\\/script')
}

/** What runs before the first paint, as it stands in every page; nothing for a page that has none, as that of a remote alone. */
export const startScript = async ({ file, isProduction }) => {
  if (!existsSync(file)) return ''
  const source = await readFile(file, 'utf8')
  const { code } = isProduction
    ? await minify(source, { compress: { passes: 3 }, mangle: true })
    : { code: source }
  return asInline(code)
}

/**
 * Files of a build as one script in a page. A chunk that is there before the application is taken by it when it starts, so that the
 * application comes last.
 */
export const scriptOf = ({ compilation, files }) => {
  const textOf = file => compilation.getAsset(file.slice(1)).source.source().toString()
  return asInline(files.map(textOf).join(';\n'))
}
