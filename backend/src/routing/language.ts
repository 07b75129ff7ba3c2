export type Language = 'ar' | 'en'

/** Returns the language of the answer: of ar and en, the one that Accept-Language prefers; en if it names neither. */
export const languageOf = (header: string | undefined): Language => {
  const wanted = (header ?? '')
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map(text => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
      return { tag, position, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => /^(ar|en)(-|$)/.test(tag) && quality > 0)
    .sort((first, second) => second.quality - first.quality || first.position - second.position)
  return wanted[0]?.tag.startsWith('ar') ? 'ar' : 'en'
}
