const MOST_PLACES = 4

const REMEDIES = {
  screen_failed: 'open it in the host with pnpm dev --for-production-host, and read what it throws',
  style_global: 'name a class that only this remote has, or style it with the components of @sufra/shared/ui',
  style_outside: 'leave <html> and <body> to the host',
  page_overwritten: 'call what the page has, and wrap it in a function of your own; the host puts it back',
  left_behind: 'end in the effect what the effect began: removeEventListener, clearInterval, or a signal',
  memory_kept:
    'look for what a visit begins and does not end, and for lists at the top of a file that only grow',
  storage_foreign: 'write under a key that begins with the name of the remote',
  console_error: 'mend what it complains about',
  axe: 'see the rule at https://dequeuniversity.com/rules/axe/',
  text_raw: 'write the text in src/locales/ar.json and en.json, or correct the key',
  text_cut: 'let it wrap, give it room, or a title',
}

const TEXTS = {
  screen_failed: text => `the screen does not stand in a host: ${text}`,
  style_global: text => `its style holds outside its place: ${text}`,
  style_outside: text => `after it was left the page is another: ${text}`,
  page_overwritten: text => `in the host ${text}`,
  left_behind: text => `in the host ${text}`,
  memory_kept: text => `each visit leaves ${text}`,
  storage_foreign: text =>
    text === '*'
      ? 'it empties the storage of the page'
      : `it writes ${text} in the storage, which is another's`,
  console_error: text => `an error in the console: ${text}`,
  axe: text => `not accessible: ${text}`,
  text_raw: text => `a key stands where its text should: ${text}`,
  text_cut: text => `a text is cut: ${text}`,
}

const placesText = places => {
  if (places.length === 0) return ''
  const more = places.length > MOST_PLACES ? ` and ${places.length - MOST_PLACES} more` : ''
  return `, on ${places.slice(0, MOST_PLACES).join(', ')}${more}`
}

/**
 * Merges the findings of all screens: each problem once, with all its places.
 * @param {{code: string, text: string, where?: string}[]} found
 */
export const problemsIn = found => {
  const groups = new Map()
  for (const each of found) {
    const key = `${each.code} ${each.text}`
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].map(group => {
    const [{ code, text }] = group
    const places = [...new Set(group.flatMap(({ where }) => where ?? []))]
    return { code, text: `${TEXTS[code](text)}${placesText(places)}`, remedy: REMEDIES[code] }
  })
}
