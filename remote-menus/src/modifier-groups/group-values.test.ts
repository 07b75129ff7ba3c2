import { copiedGroup, lacksName, newGroup, newOption, withMin, withRequired } from './group-values.ts'

it('reports which language lacks a name, because such a group is not sent', () => {
  expect(lacksName({ name: { ar: 'صوص', en: 'Sauce' } })).toBeNull()
  expect(lacksName({ name: { ar: 'صوص', en: ' ' } })).toBe('en')
  expect(lacksName({ name: { ar: '', en: 'Sauce' } })).toBe('ar')
  expect(lacksName({ name: { ar: '', en: '' } })).toBe('both')
})

it('treats "required" and "at least one" as the same setting', () => {
  const group = newGroup()
  expect(withRequired(group, true)).toMatchObject({ required: true, min: 1 })
  expect(withRequired({ ...group, min: 2, required: true }, false)).toMatchObject({ required: false, min: 0 })
  expect(withMin(group, 2)).toMatchObject({ required: true, min: 2, max: 2 })
  expect(withMin({ ...group, min: 1, required: true }, 0)).toMatchObject({ required: false, max: 1 })
})

it('removes all server ids from a copy', () => {
  const group = { ...newGroup(), sentId: 4, options: [{ ...newOption(), sentId: 9 }] }
  const copy = copiedGroup(group)
  expect([copy.sentId, copy.options[0]?.sentId]).toEqual([undefined, undefined])
})

it('gives every option a unique key', () => {
  expect(newOption().id).not.toBe(newOption().id)
})

it('keeps "required" while the limits are unreadable', () => {
  const group = { ...newGroup(), min: 1, required: true }
  const unreadable = withMin(group, Number.NaN)
  expect(unreadable).toMatchObject({ min: Number.NaN, required: true })
  expect(withRequired(unreadable, true)).toMatchObject({ required: true, min: 1 })
})
