import { lackOfChoice, lacksOf } from './lacks.ts'

const options = (...available: boolean[]) => available.map(isAvailable => ({ isAvailable }))
const bread = { id: 3, name: '{"ar":"الخبز","en":"Bread"}', min: 1, isRequired: true }
const size = { id: 1, name: { ar: 'الحجم', en: 'Size' }, min: 0, required: true }

it('reports a required group without an available option, by its name', () => {
  expect(lackOfChoice({ ...bread, options: options(false, false) })).toEqual({
    kind: 'choice',
    id: 3,
    name: '{"ar":"الخبز","en":"Bread"}',
  })
  expect(lacksOf({ modifiers: [{ ...size, options: options(false) }], choices: [] })).toEqual([
    { kind: 'modifier', id: 1, name: '{"ar":"الحجم","en":"Size"}' },
  ])
})

it.each([
  [2, [true, false], true],
  [2, [true, true, false], false],
  [0, [false, false], true],
  [1, [], true],
] as const)('of a required group that asks for %i, %j available is a lack: %s', (min, available, isLack) => {
  expect(lackOfChoice({ ...bread, min, options: options(...available) }) !== null).toBe(isLack)
})

it('never reports an optional group', () => {
  const free = { ...bread, isRequired: false, min: 2, options: options(false) }
  expect(lacksOf({ modifiers: [{ ...size, required: false, options: [] }], choices: [free] })).toEqual([])
})
