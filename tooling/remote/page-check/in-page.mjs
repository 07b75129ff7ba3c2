// Each of these functions runs in the page and is self-contained.

/** Runs before the page's own scripts: records which script uses which key of the storages. */
export const watchStorage = base => {
  const seen = { byRemote: [], byOthers: [] }
  globalThis.sufraCheckStorage = seen
  for (const method of ['getItem', 'setItem', 'removeItem', 'clear']) {
    const original = Storage.prototype[method]
    Storage.prototype[method] = function (...given) {
      const caller = /https?:\/\/\S+?\.js/.exec(new Error().stack)?.[0] ?? ''
      if (!caller.includes(base)) seen.byOthers.push(String(given[0]))
      else if (method !== 'getItem') seen.byRemote.push(method === 'clear' ? '*' : String(given[0]))
      return original.apply(this, given)
    }
  }
}

/** Returns keys that the remote wrote although other code uses them; `*` if it cleared the storage. */
export const foreignKeys = () => {
  const { byRemote, byOthers } = globalThis.sufraCheckStorage
  return [...new Set(byRemote)].filter(key => key === '*' || byOthers.includes(key))
}

/** Resolves when the page has not changed for a while, or after some seconds of continuous changes. */
export const atRest = () =>
  new Promise(resolve => {
    const [quietMs, longestMs] = [250, 2500]
    const end = () => {
      observer.disconnect()
      clearTimeout(quiet)
      clearTimeout(longest)
      resolve()
    }
    let quiet = setTimeout(end, quietMs)
    const longest = setTimeout(end, longestMs)
    const observer = new MutationObserver(() => {
      clearTimeout(quiet)
      quiet = setTimeout(end, quietMs)
    })
    observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true })
  })

/** Navigates as a link of the host does, without reloading the page. */
export const goTo = path => {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

/** Records the page's own styles. */
export const markStyles = () => {
  globalThis.sufraCheckStyles = new Set(document.querySelectorAll('style'))
}

/** Returns the attributes of the page that a remote might change. */
export const pageMarks = () =>
  ['html', 'body'].map(tag => {
    const { className, style } = document.querySelector(tag)
    return `<${tag} class="${className}" style="${style.cssText}">`
  })

/** Returns rules of the remote's own styles that apply outside its place, with their file. */
export const globalRules = ({ name, base }) => {
  const root = document.querySelector(`:not([data-resting]) > [data-remote^="${name}@"]`)
  const isOurs = element =>
    element.href
      ? element.href.includes(base)
      : !globalThis.sufraCheckStyles.has(element) && !element.dataset.emotion
  const named = /[.#[]/
  const isGlobal = selector => {
    if (!named.test(selector)) return true
    try {
      return [...document.querySelectorAll(selector)].some(element => !root?.contains(element))
    } catch {
      return false
    }
  }
  const rulesOf = list =>
    [...list].flatMap(rule => [
      ...(rule.selectorText?.split(/,(?![^(]*\))/) ?? []),
      ...(rule.cssRules && !/keyframes/i.test(rule.constructor.name) ? rulesOf(rule.cssRules) : []),
    ])
  const elements = [...document.querySelectorAll('style, link[rel=stylesheet]')].filter(isOurs)
  const sheets = [...elements.flatMap(({ sheet }) => sheet ?? []), ...document.adoptedStyleSheets]
  return sheets.flatMap(sheet =>
    rulesOf(sheet.cssRules)
      .map(selector => selector.trim())
      .filter(isGlobal)
      .map(selector => `${selector} in ${sheet.href ? sheet.href.split('/').at(-1) : 'a <style>'}`),
  )
}

/** Returns texts of the screen that are untranslated keys. */
export const rawKeys = ({ name, namespace, groups }) => {
  const root = document.querySelector(`:not([data-resting]) > [data-remote^="${name}@"]`)
  if (!root) return []
  const isKey = text =>
    /^[\w-]+:[\w-]+(\.[\w-]+)*$/.test(text)
      ? text.startsWith(`${namespace}:`)
      : /^[\w-]+(\.[\w-]+)+$/.test(text) && groups.includes(text.split('.')[0])
  const texts = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent)
  for (const attribute of ['aria-label', 'placeholder', 'title'])
    for (const element of root.querySelectorAll(`[${attribute}]`)) texts.push(element.getAttribute(attribute))
  return [...new Set(texts.map(text => text.trim()).filter(isKey))]
}

/** Returns the axe rules that the screen violates, with the elements. */
export const brokenRules = async name => {
  const context = { include: [`:not([data-resting]) > [data-remote^="${name}@"]`] }
  const { violations } = await globalThis.axe.run(context, { resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`)
}

/** Returns the host's records about the remote's effects on the page. */
export const reachLog = name =>
  (globalThis.sufraRemotes?.log() ?? [])
    .filter(({ remote, event }) => remote === name && ['overwrote', 'left-behind'].includes(event))
    .map(({ event, error }) => ({ event, error }))
