import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { universalMock } from './universal-mock.mjs'

/** Base address of the build, which never receives a request. */
export const BASE_URL = 'http://remote.invalid/'

const TOUCHED = ['navigator', 'matchMedia', 'history', 'screen', 'fetch']

const emptyStorage = () => ({
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
})

const define = (name, value) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

/** Runs a file of the build as a script element of the page would. */
export const runScript = ({ folder, file }) => {
  const code = readFileSync(path.join(folder, file), 'utf8')
  document.currentScript = { tagName: 'SCRIPT', src: `${BASE_URL}${file}` }
  vm.runInThisContext(code, { filename: file })
  document.currentScript = null
}

// The chunk loader creates an element, adds listeners and appends it; the file loads at that moment.
const loadingElement = ({ folder, tagName, address, run }) => {
  const element = { tagName, attributes: {}, remove: () => undefined }
  return Object.assign(element, {
    setAttribute: (name, value) => Object.assign(element, { [name]: value }),
    getAttribute: name => element[name] ?? null,
    load: () => {
      const file = new URL(element[address], BASE_URL).pathname.slice(1)
      const isThere = existsSync(path.join(folder, file))
      if (isThere) run?.({ folder, file })
      const listener = isThere ? element.onload : element.onerror
      listener?.({ type: isThere ? 'load' : 'error', target: element })
    },
  })
}

const ELEMENTS = {
  script: folder => loadingElement({ folder, tagName: 'SCRIPT', address: 'src', run: runScript }),
  // A style only has to exist; its content is irrelevant in a process without a screen.
  link: folder => loadingElement({ folder, tagName: 'LINK', address: 'href' }),
}

/** Adds the parts of a page to this process that the build in `folder` needs to start. Only for a separate process. */
export const openPage = folder => {
  const hang = element => {
    if (element?.load) queueMicrotask(element.load)
    return element
  }
  const page = universalMock()
  Object.assign(page, {
    currentScript: null,
    baseURI: BASE_URL,
    // Place of the federation runtime's own state.
    defaultView: globalThis,
    createElement: tag => ELEMENTS[tag]?.(folder) ?? universalMock(),
    getElementsByTagName: () => [],
    querySelector: () => null,
    querySelectorAll: () => [],
    head: { appendChild: hang, append: hang },
    body: Object.assign(universalMock(), { appendChild: hang }),
  })
  define('window', globalThis)
  define('self', globalThis)
  define('document', page)
  define('location', new URL(BASE_URL))
  for (const name of TOUCHED) define(name, universalMock())
  for (const name of ['localStorage', 'sessionStorage']) define(name, emptyStorage())
  define('addEventListener', () => undefined)
  define('removeEventListener', () => undefined)
}
