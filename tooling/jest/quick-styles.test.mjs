import { createRequire } from 'node:module'
import { jsdom, keepStyles, namesOf, partOf } from './quick-styles.cjs'

const { JSDOM } = createRequire(import.meta.url)(jsdom)
const page = new JSDOM('<!doctype html><body><section><ul><ol></ol></ul></section></body>').window.document

const rulesOf = text =>
  [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g)].map(([, selector]) => selector.trim())
const SELECTORS = [
  ...rulesOf(partOf('browser/default-stylesheet.js')).filter(selector => !selector.startsWith('@')),
  ...[
    '.a',
    'div .a',
    'ul > *',
    'p:not(.a)',
    'section[class="a"] p',
    'lineargradient',
    'P',
    'ul ol, [hidden]',
  ],
  ...['a[title="x > p"]', 'p:is(.a, ul)'],
]

const ATTRIBUTES = [
  ['hidden'],
  ['open'],
  ['disabled'],
  ['type', 'button'],
  ['class', 'a'],
  ['title', 'x > p'],
]

const put = (place, name, [attribute, value = ''] = []) => {
  const element = page.createElement(name)
  if (attribute) element.setAttribute(attribute, value)
  place.append(element)
}

// Every element that a selector names, with what it may ask of one, alone and within others.
beforeAll(() => {
  const names = new Set(SELECTORS.join(' ').match(/\b[a-z][a-z0-9]*\b/g))
  const inner = page.querySelector('ol')
  for (const name of names) {
    put(inner, name)
    for (const attribute of ATTRIBUTES) put(page.body, name, attribute)
  }
  page.body.append(page.createElementNS('http://www.w3.org/2000/svg', 'linearGradient'))
})

it.each(SELECTORS)('what %s means is among the names that are asked', selector => {
  const names = namesOf(selector)
  const meant = [...page.querySelectorAll(selector)].map(({ localName }) => localName.toLowerCase())
  expect(names === null ? [] : meant.filter(name => !names.has(name))).toEqual([])
})

it('most of the rules that jsdom has of its own name what they mean', () => {
  expect(SELECTORS.filter(selector => namesOf(selector) === null)).toHaveLength(11)
})

it('asks of an element only rules that could mean it', () => {
  const { window } = new JSDOM('<!doctype html><body><p>x</p></body>')
  const text = window.document.querySelector('p')
  expect(window.getComputedStyle(text).display).toBe('block')
  const asked = jest.spyOn(
    partOf('living/generated/utils.js').implForWrapper(window.document)._nwsapiDontThrow,
    'match',
  )
  text.setAttribute('class', 'new')
  expect(window.getComputedStyle(text).display).toBe('block')
  const ofText = asked.mock.calls.filter(([, element]) => element === text).map(([selector]) => selector)
  expect(ofText).toEqual([':root', 'p', ':focus', 'dialog:not([open])', '[hidden]'])
})

describe('a style that is kept', () => {
  const { window } = new JSDOM('<!doctype html><body><main><p>x</p></main><aside></aside></body>')
  keepStyles(window)
  const [main, aside, text] = ['main', 'aside', 'p'].map(name => window.document.querySelector(name))
  const visibility = () => window.getComputedStyle(text).visibility

  it('is put together once, however often it is asked for', () => {
    expect(window.getComputedStyle(text)).toBe(window.getComputedStyle(text))
  })

  it.each([
    ['of its own', () => text.setAttribute('style', 'visibility: hidden'), 'hidden'],
    ['taken back', () => text.removeAttribute('style'), 'visible'],
    ['of what is around it', () => main.setAttribute('style', 'visibility: collapse'), 'collapse'],
    ['of its place', () => aside.append(text), 'visible'],
    [
      'of a sheet',
      () => main.insertAdjacentHTML('beforeend', '<style>aside { visibility: hidden }</style>'),
      'hidden',
    ],
  ])('ends with a change %s', (_what, change, now) => {
    const before = visibility()
    change()
    expect([before, visibility()]).toEqual([expect.not.stringMatching(now), now])
  })

  it('is none of an element that no page holds', () => {
    const [around, inner] = [window.document.createElement('div'), window.document.createElement('b')]
    expect(window.getComputedStyle(inner).visibility).toBe('visible')
    around.setAttribute('style', 'visibility: hidden')
    around.append(inner)
    expect(window.getComputedStyle(inner).visibility).toBe('hidden')
  })
})
