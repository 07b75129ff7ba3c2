import { declaredContract, textKeys } from './remote-config.mjs'

const config = {
  name: 'tables',
  hostApi: '^1.0.0',
  paths: [{ path: 'tables', roles: ['Admin'], chunk: 'tables' }],
  nav: [{ id: 'tables', labelKey: 'nav.tables', icon: 'menus', path: 'tables', order: 65, roles: ['Admin'] }],
  background: [],
  budget: { brotliKb: 60 },
}
const locales = { ar: { nav: { tables: 'الطاولات' } }, en: { nav: { tables: 'Tables' } } }

describe('a remote’s declaration', () => {
  it('has its sidebar labels in both languages, so that the sidebar needs none of its code', () => {
    const { nav, i18n } = declaredContract({ config, locales })
    expect(nav[0]).toMatchObject({ labelKey: 'tables:nav.tables', label: { ar: 'الطاولات', en: 'Tables' } })
    expect(i18n).toEqual({ namespace: 'tables', files: { ar: 'locales/ar.json', en: 'locales/en.json' } })
  })

  it('is refused if a label is missing in one language', () => {
    expect(() => declaredContract({ config, locales: { ...locales, ar: {} } })).toThrow(
      'nav.tables is missing in ar.json',
    )
  })

  it('is refused if a path is claimed twice or an entry has no path', () => {
    const twice = { ...config, paths: [...config.paths, ...config.paths] }
    expect(() => declaredContract({ config: twice, locales })).toThrow('claimed twice')
    const stray = { ...config, nav: [{ ...config.nav[0], path: 'elsewhere' }] }
    expect(() => declaredContract({ config: stray, locales })).toThrow('elsewhere')
  })

  it('has its lines of the palette and of the page of shortcuts, with claimed paths only', () => {
    const open = {
      id: 'open',
      kind: 'open',
      of: 'product',
      labelKey: 'nav.tables',
      icon: 'menus',
      path: 'tables?id={id}',
      roles: ['Admin'],
    }
    const shortcut = { id: 'seat', labelKey: 'nav.tables', keys: ['S'], path: 'tables' }
    const more = { ...config, palette: [open], shortcuts: [shortcut] }
    const { palette, shortcuts } = declaredContract({ config: more, locales })
    expect([palette[0].label.en, shortcuts[0].label.ar]).toEqual(['Tables', 'الطاولات'])
    const stray = { ...more, palette: [{ ...open, path: 'users' }] }
    expect(() => declaredContract({ config: stray, locales })).toThrow('open leads to users')
  })

  it('has its palette actions and their messages', () => {
    const seat = {
      id: 'seat',
      kind: 'action',
      of: 'branch',
      labelKey: 'nav.tables',
      icon: 'menus',
      path: 'tables',
      roles: ['Admin'],
      act: { method: 'PUT', path: '/api/Table/Seat', body: { id: '{id}' }, doneKey: 'nav.tables' },
    }
    const { palette } = declaredContract({ config: { ...config, palette: [seat] }, locales })
    expect(palette[0].act).toMatchObject({ doneKey: 'tables:nav.tables', done: { en: 'Tables' } })
    const mute = { ...seat, act: { ...seat.act, doneKey: 'nav.seated' } }
    expect(() => declaredContract({ config: { ...config, palette: [mute] }, locales })).toThrow(
      'the text nav.seated is missing',
    )
  })

  it.each(['newest', '^1 || newest', undefined])('is refused if it requires host API %s', hostApi => {
    expect(() => declaredContract({ config: { ...config, hostApi }, locales })).toThrow(
      `hostApi is ${hostApi}, which is no range`,
    )
  })

  it('is refused if it names an unknown role', () => {
    const unknown = { ...config, background: ['Waiter'] }
    expect(() => declaredContract({ config: unknown, locales })).toThrow('there is no role Waiter')
  })
})

it('plural forms of one text count as one key, because Arabic has more of them', () => {
  const keys = textKeys({ list: { count_one: '1', count_other: 'n', count_few: 'f', empty: '' } })
  expect([...new Set(keys)]).toEqual(['list.count', 'list.empty'])
})
