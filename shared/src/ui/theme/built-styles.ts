const STYLE = /<style data-emotion="([^"]*)">([\s\S]*?)<\/style>/g

export interface BuiltStyles {
  /** The markup without styles. */
  html: string
  /** The styles of the elements. */
  css: string
  /** Names by which emotion knows the styles in `css`, for `<style data-emotion="css …">`. */
  names: string[]
  /** Styles of the whole page: the reset, the tokens and the global styles. */
  globalCss: string
}

/** Extracts the style elements of server-rendered markup, where emotion writes each beside its element. */
export const extractStyles = (markup: string): BuiltStyles => {
  const found = [...markup.matchAll(STYLE)].map(([, names = '', css = '']) => ({
    isGlobal: names.startsWith('css-global'),
    names,
    css,
  }))
  const ofElements = found.filter(({ isGlobal }) => !isGlobal)
  const textOf = (styles: typeof found) => styles.map(({ css }) => css).join('')
  return {
    html: markup.replace(STYLE, ''),
    css: textOf(ofElements),
    names: ofElements.flatMap(({ names }) => names.split(' ').slice(1)),
    globalCss: textOf(found.filter(({ isGlobal }) => isGlobal)),
  }
}
