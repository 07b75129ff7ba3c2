import type { Permission } from '@sufra/shared/contracts/permission'
import { refuseChange } from './product-rights.ts'

const option = { id: 11, optionNameEn: 'Cheese', optionNameAr: 'جبن', price: 3, isAvailable: true }
const stored = {
  name: '{"ar":"برجر","en":"Burger"}',
  price: 30,
  isVisible: true,
  sizes: [{ sizeId: 1, price: 30 }],
  modifiers: [
    { id: 1, name: { ar: 'إضافات', en: 'Extras' }, options: [option], min: 0, max: 1, required: false },
  ],
}

interface Case {
  permissions: Permission[]
  changes: object
}

const refused = ({ permissions, changes }: Case): boolean => {
  const row = { ...stored, imageKey: null }
  try {
    refuseChange(permissions, { row, draft: { ...stored, ...changes }, imageKey: null })
    return false
  } catch {
    return true
  }
}

const dearer = [
  ['the product itself', { price: 31 }],
  ['one of its sizes', { sizes: [{ sizeId: 1, price: 32 }] }],
  ['a size that is new', { sizes: [...stored.sizes, { sizeId: 2, price: 40 }] }],
  ['an option', { modifiers: [{ ...stored.modifiers[0], options: [{ ...option, price: 4 }] }] }],
] as const

it.each(dearer)('refuses other prices without the permission: %s', (_what, changes) => {
  expect(refused({ permissions: ['menu.edit', 'menu.snooze'], changes })).toBe(true)
  expect(refused({ permissions: ['menu.edit', 'menu.price'], changes })).toBe(false)
})

it('lets a user with only the edit permission rename, and not switch', () => {
  const name = '{"ar":"برغر","en":"Burger"}'
  expect(refused({ permissions: ['menu.edit'], changes: { name } })).toBe(false)
  expect(refused({ permissions: ['menu.edit'], changes: { name, isVisible: false } })).toBe(true)
})

it('lets a user with only the snooze permission switch, and change nothing else', () => {
  expect(refused({ permissions: ['menu.snooze'], changes: { isVisible: false } })).toBe(false)
  expect(refused({ permissions: ['menu.snooze'], changes: { isVisible: false, price: 31 } })).toBe(true)
})
