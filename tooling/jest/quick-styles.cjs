const path = require('node:path')

// The one that jest brings, which this package does not name.
const jsdom = require.resolve('jsdom', { paths: [path.dirname(require.resolve('jest-environment-jsdom'))] })
const partOf = file => require(path.join(path.dirname(jsdom), 'jsdom', file))
const selectors = partOf('living/helpers/selectors.js')
const { implForWrapper } = partOf('living/generated/utils.js')

// What ends here is a name and what stands behind it; anything else may mean any element.
const PLAIN = /^(?:[\w\s,>+~.:#-]|\[[\w-]+(?:="?[\w-]+"?)?\])+$/
const LAST_NAME = /(?:^|[\s>+~])([a-z][\w-]*)(?:[.:#[][^\s>+~]*)?\s*$/i

/** The names of elements that a selector can mean, in small letters; null where it can mean any. */
const namesOf = selector => {
  // Of one of its own rules jsdom's parser makes what means nothing.
  if (selector?.startsWith('@')) return new Set()
  // A rule of another kind has none.
  if (!selector || !PLAIN.test(selector)) return null
  const found = selector.split(',').map(part => LAST_NAME.exec(part)?.[1].toLowerCase())
  return found.includes(undefined) ? null : new Set(found)
}

const known = new Map()
const keptNamesOf = selector => {
  if (!known.has(selector)) known.set(selector, namesOf(selector))
  return known.get(selector)
}

/**
 * After every change of a page jsdom asks of each element whose style is wanted each of the 120 rules that it has of its own.
 * Here a rule that names other elements only is not asked. To be loaded before jsdom, whose inner function it replaces.
 */
const matches = selectors.matchesDontThrow
selectors.matchesDontThrow = (element, selector) => {
  const names = keptNamesOf(selector)
  return (names === null || names.has(element._localName.toLowerCase())) && matches(element, selector)
}

/**
 * Between two changes of a page the style of an element is the same: it is put together once, where jsdom does so for each who
 * asks. What was changed jsdom notices itself, but not above an element that no page holds.
 */
const keepStyles = window => {
  const compute = window.getComputedStyle
  const page = implForWrapper(window.document)
  const styles = new WeakMap()
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected || element.ownerDocument !== window.document)
      return compute(element, pseudo)
    const kept = styles.get(page._styleCache ?? page)?.get(element)
    if (kept) return kept
    const style = compute(element)
    if (!styles.has(page._styleCache)) styles.set(page._styleCache, new WeakMap())
    styles.get(page._styleCache).set(element, style)
    return style
  }
}

module.exports = { jsdom, keepStyles, namesOf, partOf }
