/** @jest-environment jsdom */
import { foreignKeys, globalRules, markStyles, pageMarks, rawKeys, watchStorage } from './in-page.mjs'

const REMOTE = { name: 'tables', base: '/remotes/tables/1.0.0-aaaaaaaaaa/' }

const screen = html => {
  document.body.innerHTML = `<header><p class="brand">Sufra</p></header><div data-remote="tables@1.0.0-aaaaaaaaaa">${html}</div>`
}
const style = (css, attributes = '') =>
  document.head.insertAdjacentHTML('beforeend', `<style ${attributes}>${css}</style>`)

// jsdom lacks adoptedStyleSheets.
document.adoptedStyleSheets = []

beforeEach(() => {
  document.head.innerHTML = ''
  screen('<p class="tables-note">-</p>')
  style('body { margin: 0 }')
  markStyles()
})

describe('a style', () => {
  it.each(['p', 'body', ':root', '*', '.brand', '[class]', 'header > .brand', 'p, .tables-note'])(
    'for %s applies outside the screen',
    selector => {
      style(`${selector} { color: red }`)
      expect(globalRules(REMOTE)).toEqual([`${selector.split(',')[0]} in a <style>`])
    },
  )

  it('inside a condition applies as well', () => {
    style('@media (min-width: 1px) { p { color: red } }')
    expect(globalRules(REMOTE)).toEqual(['p in a <style>'])
  })

  it('with a class of the screen passes, as do those of the host and of the shared components', () => {
    style('.tables-note { color: red } @keyframes turn { from { opacity: 0 } }')
    style('p { color: blue }', 'data-emotion="css"')
    expect(globalRules(REMOTE)).toEqual([])
  })
})

it('an untranslated key is found in the screen and in attributes; an address is no key', () => {
  screen(
    '<p>tables:list.empty</p><button title="list.add">Add</button><p>mail.sufra.test</p><p>Read list.add</p>',
  )
  const texts = { name: 'tables', namespace: 'tables', groups: ['list'] }
  expect(rawKeys(texts)).toEqual(['tables:list.empty', 'list.add'])
})

it("a screen's changes of the surrounding page are detected", () => {
  const before = pageMarks()
  document.body.style.marginTop = '3px'
  expect(pageMarks().filter(each => !before.includes(each))).toEqual([
    '<body class="" style="margin-top: 3px;">',
  ])
})

it('a storage key of other code is distinguished from one of the remote', () => {
  watchStorage(REMOTE.base)
  const asRemote = code => new Function(`${code}\n//# sourceURL=http://localhost${REMOTE.base}tables.js`)()
  localStorage.getItem('accessToken')
  asRemote("localStorage.setItem('tables.sort', 'name'); localStorage.getItem('accessToken')")
  expect(foreignKeys()).toEqual([])
  asRemote("sessionStorage.removeItem('accessToken'); localStorage.clear()")
  expect(foreignKeys()).toEqual(['accessToken', '*'])
})
