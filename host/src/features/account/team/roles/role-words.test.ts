import { PERMISSIONS } from '@sufra/shared/contracts/permission'
import ar from '#src/locales/team/ar.json'
import en from '#src/locales/team/en.json'

const textsOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'label' in value && 'help' in value
    ? [value.label, value.help]
    : undefined

const at = (tree: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => Reflect.get(Object(value), part), tree)

it.each(PERMISSIONS)('%s has its sentence, help and area in both languages', permission => {
  const area = permission.slice(0, permission.indexOf('.'))
  for (const { permission: sentences, permissionGroup } of [ar, en]) {
    expect(textsOf(at(sentences, permission))).toEqual([expect.any(String), expect.any(String)])
    expect(at(permissionGroup, area)).toEqual(expect.any(String))
  }
})

it('has no texts of a removed permission', () => {
  const named = Object.entries(en.permission).flatMap(([area, verbs]) =>
    Object.keys(verbs).map(verb => `${area}.${verb}`),
  )
  expect(named.toSorted()).toEqual([...PERMISSIONS].toSorted())
})
