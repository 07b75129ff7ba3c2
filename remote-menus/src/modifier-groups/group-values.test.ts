import { copiedGroup, lacksName, newGroup, newOption, withMin, withRequired } from './group-values.ts'

it('a group lacks what it needs to be sent: its name in both languages', () => {
  expect(lacksName({ name: { ar: 'صوص', en: 'Sauce' } })).toBeNull()
  expect(lacksName({ name: { ar: 'صوص', en: ' ' } })).toBe('en')
  expect(lacksName({ name: { ar: '', en: 'Sauce' } })).toBe('ar')
  expect(lacksName({ name: { ar: '', en: '' } })).toBe('both')
})

it('required and at least one are one thing', () => {
  const group = newGroup()
  expect(withRequired(group, true)).toMatchObject({ required: true, min: 1 })
  expect(withRequired({ ...group, min: 2, required: true }, false)).toMatchObject({ required: false, min: 0 })
  expect(withMin(group, 2)).toMatchObject({ required: true, min: 2, max: 2 })
  expect(withMin({ ...group, min: 1, required: true }, 0)).toMatchObject({ required: false, max: 1 })
})

it('a copy carries none of the ids of the server', () => {
  const group = { ...newGroup(), sentId: 4, options: [{ ...newOption(), sentId: 9 }] }
  const copy = copiedGroup(group)
  expect([copy.sentId, copy.options[0]?.sentId]).toEqual([undefined, undefined])
})

it('no two options have one key', () => {
  expect(newOption().id).not.toBe(newOption().id)
})

it('keeps whether a group is required while its limits cannot be read', () => {
  const group = { ...newGroup(), min: 1, required: true }
  const unreadable = withMin(group, Number.NaN)
  expect(unreadable).toMatchObject({ min: Number.NaN, required: true })
  expect(withRequired(unreadable, true)).toMatchObject({ required: true, min: 1 })
})
