const STYLE = /<style data-emotion="([^"]*)">([\s\S]*?)<\/style>/g

export interface BuiltStyles {
  /** The markup without them. */
  html: string
  css: string
  /** The names under which emotion knows what is in `css`, for `<style data-emotion="css …">`. */
  names: string[]
}

/** Takes the style elements out of what was rendered outside a browser, where emotion writes each beside its element. */
export const takeStyles = (markup: string): BuiltStyles => {
  const found = [...markup.matchAll(STYLE)].map(([, names = '', css = '']) => ({ names, css }))
  return {
    html: markup.replace(STYLE, ''),
    css: found.map(({ css }) => css).join(''),
    names: found.flatMap(({ names }) => names.split(' ').slice(1)),
  }
}
