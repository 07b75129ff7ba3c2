import { byKey, controlsIn, labelOf } from './control-key.ts'
import { readValue, writeValue } from './control-value.ts'

const build = (html: string): HTMLElement => {
  const root = document.createElement('main')
  root.append(document.createRange().createContextualFragment(html))
  document.body.replaceChildren(root)
  return root
}
const two = (html: string) => controlsIn(build(html + html))

afterEach(() => document.body.replaceChildren())

it.each([
  ['a text', '<input value="كبسة 😀">', '<input>'],
  ['lines', '<textarea>one\ntwo</textarea>', '<textarea></textarea>'],
  ['a tick', '<input type="checkbox" checked>', '<input type="checkbox">'],
  ['no tick', '<input type="checkbox">', '<input type="checkbox" checked>'],
  ['a choice', '<select><option>a<option selected>b</select>', '<select><option>a<option>b</select>'],
  [
    'several',
    '<select multiple><option selected>a<option>b<option selected>c</select>',
    '<select multiple><option>a<option>b<option>c</select>',
  ],
  ['words with a look', '<div contenteditable=""><b>one</b> two</div>', '<div contenteditable="">old</div>'],
])('%s moves from one version of a control to the next', (_what, full, empty) => {
  const [old, next] = controlsIn(build(full + empty))
  if (!old || !next) throw new Error('no controls')
  const value = readValue(old)
  expect(writeValue(next, value)).toBe(true)
  expect(readValue(next)).toEqual(value)
})

it('notifies listeners as if a person had made the change', () => {
  const [control] = two('<input>')
  if (!control) throw new Error('no control')
  const heard: string[] = []
  for (const type of ['input', 'change']) control.addEventListener(type, () => heard.push(type))
  writeValue(control, { kind: 'text', text: 'x' })
  expect(heard).toEqual(['input', 'change'])
  writeValue(control, { kind: 'text', text: 'x' })
  expect(heard).toHaveLength(2)
})

it('holds a choice until its option appears and chooses no other', () => {
  const [control] = two('<select><option selected>a</select>')
  if (!control) throw new Error('no control')
  expect(writeValue(control, { kind: 'chosen', values: ['b'] })).toBe(false)
  expect(readValue(control)).toEqual({ kind: 'chosen', values: ['a'] })
})

it('does not force a value into a control that it does not fit', () => {
  const [control] = two('<input>')
  if (!control) throw new Error('no control')
  expect(writeValue(control, { kind: 'checked', isChecked: true })).toBe(false)
  expect(writeValue(control, { kind: 'chosen', values: [] })).toBe(false)
  expect(writeValue(control, { kind: 'files', files: [] })).toBe(false)
})

describe('the key of a control', () => {
  const keys = (html: string) => [...byKey(controlsIn(build(html))).keys()]

  it('is the same in another version, although React numbers its ids anew', () => {
    expect(keys('<label for="«r1»">Name</label><input id="«r1»">')).toEqual(
      keys('<label for="«r7»">Name</label><input id="«r7»">'),
    )
    expect(keys('<input id="_r_1_" aria-label="Name">')).toEqual(keys('<input id="_r_9_" aria-label="Name">'))
  })

  it('tells equal names apart by their order, and radios by their value', () => {
    expect(new Set(keys('<input name="a"><input name="a">')).size).toBe(2)
    const radios = '<input type="radio" name="a" value="1"><input type="radio" name="a" value="2">'
    expect(new Set(keys(radios)).size).toBe(2)
    expect(keys(radios)).toEqual(keys(radios))
  })

  it('differs between a dialog and the page behind it', () => {
    const inDialog = keys('<dialog aria-label="Edit"><input name="a"></dialog>')
    expect(inDialog).not.toEqual(keys('<input name="a">'))
    expect(inDialog).not.toEqual(keys('<dialog aria-label="Add"><input name="a"></dialog>'))
  })

  it('ignores buttons and hidden inputs', () => {
    expect(keys('<input type="hidden" name="a"><input type="submit"><button>x</button>')).toEqual([])
  })
})

it.each([
  ['its own words', '<input aria-label="Search" placeholder="x">', 'Search'],
  ['what stands elsewhere', '<i id="t">Price</i><input aria-labelledby="t">', 'Price'],
  ['its label', '<label>Name <input></label>', 'Name'],
  ['what stands in it while it is empty', '<input placeholder="Search">', 'Search'],
  ['its name, at last', '<input name="note">', 'note'],
])('names a control by %s', (_what, html, label) => {
  const [control] = controlsIn(build(html))
  expect(control && labelOf(control)).toBe(label)
})
