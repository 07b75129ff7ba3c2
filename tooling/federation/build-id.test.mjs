import { BUILD_ID_SLOT, buildId } from './contract-plugin.mjs'
import { shellOf } from './worker-plugin.mjs'

const bytes = text => Buffer.from(text)
const BUILD = { 'remoteEntry.js': bytes('entry'), 'menus.1.js': bytes('menus'), 'remote.config': bytes('{}') }

describe('the id of a build', () => {
  it('is as long as the place that is kept for it, so that nothing shifts, and is a version', () => {
    expect(buildId(BUILD)).toHaveLength(BUILD_ID_SLOT.length)
    expect(buildId(BUILD)).toMatch(/^[0-9a-f]{10}$/)
  })

  it('is the same for the same files, in whatever order they came', () => {
    expect(buildId(Object.fromEntries(Object.entries(BUILD).toReversed()))).toBe(buildId(BUILD))
  })

  it.each([
    ['a byte', { ...BUILD, 'menus.1.js': bytes('menuz') }],
    [
      'a name',
      { 'remoteEntry.js': bytes('entry'), 'menus.2.js': bytes('menus'), 'remote.config': bytes('{}') },
    ],
    ['a file more', { ...BUILD, 'more.js': bytes('') }],
    ['what it claims', { ...BUILD, 'remote.config': bytes('{"paths":[]}') }],
    [
      'the contents of two files against each other',
      { ...BUILD, 'remoteEntry.js': bytes('menus'), 'menus.1.js': bytes('entry') },
    ],
    [
      'where one ends and the next begins',
      { ...BUILD, 'remoteEntry.js': bytes('entr'), 'menus.1.js': bytes('ymenus') },
    ],
  ])('is another one by %s', (_what, changed) => {
    expect(buildId(changed)).not.toBe(buildId(BUILD))
  })
})

describe('what a device keeps of a host', () => {
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
  ])('is not %s', name => {
    expect(kept([name])).toEqual([])
  })

  it.each([
    'index.html',
    'assets/login.1.js',
    'locales/en.json',
    'assets/arabic.woff2',
    'login.html',
    'assets/sw.js',
  ])('is %s', name => {
    expect(kept([name])).toEqual([`/${name}`])
  })

  it('is the same list whatever order the files came in', () => {
    const names = ['assets/main.1.js', 'assets/main-menu.2.js', 'index.html']
    const shells = [names, names.toReversed()].map(each =>
      shellOf(Object.fromEntries(each.map(name => [name, bytes('same')]))),
    )
    expect(JSON.stringify(shells[0])).toBe(JSON.stringify(shells[1]))
    expect(shells[0].main).toBe('/assets/main.1.js')
  })

  it('of a build without an application has no name for one', () => {
    expect(shellOf({ 'index.html': bytes('page') }).main).toBe('')
  })
})
