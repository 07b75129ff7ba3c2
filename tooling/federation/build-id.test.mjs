import { BUILD_ID_SLOT, buildId } from './contract-plugin.mjs'
import { shellOf } from './worker-plugin.mjs'

const bytes = text => Buffer.from(text)
const BUILD = { 'remoteEntry.js': bytes('entry'), 'menus.1.js': bytes('menus'), 'remote.config': bytes('{}') }

describe('the id of a build', () => {
  it('is a version, and as long as its placeholder, so that no offset changes', () => {
    expect(buildId(BUILD)).toHaveLength(BUILD_ID_SLOT.length)
    expect(buildId(BUILD)).toMatch(/^[0-9a-f]{10}$/)
  })

  it('is the same for the same files in any order', () => {
    expect(buildId(Object.fromEntries(Object.entries(BUILD).toReversed()))).toBe(buildId(BUILD))
  })

  it.each([
    ['a changed byte', { ...BUILD, 'menus.1.js': bytes('menuz') }],
    [
      'a renamed file',
      { 'remoteEntry.js': bytes('entry'), 'menus.2.js': bytes('menus'), 'remote.config': bytes('{}') },
    ],
    ['an additional file', { ...BUILD, 'more.js': bytes('') }],
    ['changed claims', { ...BUILD, 'remote.config': bytes('{"paths":[]}') }],
    [
      'swapped contents of two files',
      { ...BUILD, 'remoteEntry.js': bytes('menus'), 'menus.1.js': bytes('entry') },
    ],
    [
      'a moved boundary between two contents',
      { ...BUILD, 'remoteEntry.js': bytes('entr'), 'menus.1.js': bytes('ymenus') },
    ],
  ])('changes with %s', (_what, changed) => {
    expect(buildId(changed)).not.toBe(buildId(BUILD))
  })
})

describe('the stored shell of a host', () => {
  const kept = names => Object.keys(shellOf(Object.fromEntries(names.map(name => [name, bytes(name)]))).files)

  it.each([
    ...[
      'sw.js',
      'host-facts.json',
      'page-hints.json',
      'login.ar.html',
      'login.en.first.html',
      'stills/board.webp',
    ],
    ...['assets/main.1.js.br', 'assets/main.1.js.gz', 'assets/main.1.js.map', 'assets/a.css', 'licenses.txt'],
  ])('excludes %s', name => {
    expect(kept([name])).toEqual([])
  })

  it.each([
    'index.html',
    'assets/login.1.js',
    'locales/en.json',
    'assets/arabic.woff2',
    'login.html',
    'assets/sw.js',
  ])('includes %s', name => {
    expect(kept([name])).toEqual([`/${name}`])
  })

  it('is the same for the same files in any order', () => {
    const names = ['assets/main.1.js', 'assets/main-menu.2.js', 'index.html']
    const shells = [names, names.toReversed()].map(each =>
      shellOf(Object.fromEntries(each.map(name => [name, bytes('same')]))),
    )
    expect(JSON.stringify(shells[0])).toBe(JSON.stringify(shells[1]))
    expect(shells[0].main).toBe('/assets/main.1.js')
  })

  it('names no main script for a build without an application', () => {
    expect(shellOf({ 'index.html': bytes('page') }).main).toBe('')
  })
})
