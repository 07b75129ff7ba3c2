import { builtTexts, settlePage } from './built-page.ts'

const element = (tag: string, attributes: Record<string, string>, ...children: (Node | string)[]) => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

const show = (mark: string) => {
  document.documentElement.dataset.built = mark
  const root = element('div', { id: 'root' }, element('form', {}))
  const texts = element('script', { type: 'application/json', id: 'texts' }, '{"login":{"title":"Welcome"}}')
  document.body.replaceChildren(
    root,
    element('div', { class: 'waiting' }),
    element('p', { class: 'no-script' }),
    texts,
  )
  return root
}

beforeEach(() => window.history.replaceState(null, '', '/login?a=1'))
afterEach(() => {
  delete document.documentElement.dataset.built
})

it('uses the prerendered sign-in page for a guest at /login in its language', () => {
  show('en')
  expect(builtTexts(false)).toEqual({ language: 'en', texts: { login: { title: 'Welcome' } } })
  expect(builtTexts(true)).toBeNull()
  window.history.replaceState(null, '', '/signup')
  expect(builtTexts(false)).toBeNull()
})

it.each(['other', ''])('with the mark %p does not hydrate', mark => {
  show(mark)
  expect(builtTexts(false)).toBeNull()
})

it.each([
  [{ usr: { email: 'a@b.test' }, key: 'x' }, false],
  [{ usr: null, key: 'x' }, true],
  [{ idx: 0 }, true],
])('a history entry with the state %p fits the prerendered page: %p', (state, isFit) => {
  window.history.replaceState(state, '', '/login')
  show('ar')
  expect(builtTexts(false) !== null).toBe(isFit)
})

it('keeps matching prerendered markup and removes the skeleton', () => {
  const root = show('en')
  const form = root.querySelector('form')
  settlePage(root, true)
  expect(root.querySelector('form')).toBe(form)
  expect(document.querySelector('.waiting, .no-script')).toBeNull()
  expect(document.documentElement.dataset.built).toBeUndefined()
})

it('replaces markup that does not match with the skeleton', () => {
  const root = show('other')
  settlePage(root, false)
  expect(root.querySelector('form')).toBeNull()
  expect(root.querySelector('.waiting')).not.toBeNull()
})
