import { createTestApp } from './create-test-app.ts'
import type { TestApp } from './create-test-app.ts'
import { jsonCalls } from './json-calls.ts'
import type { JsonCalls } from './json-calls.ts'
import { addMenu } from './menu-fixture.ts'
import type { Menu } from './menu-fixture.ts'

export interface ThreeMenus {
  api: TestApp
  /** the menu with the products */
  own: Menu
  /** the menu of another brand of the same merchant */
  sister: Menu
  /** the menu of another merchant */
  foreign: Menu
  /** headers of the merchant's Admin, who makes the calls */
  admin: { authorization: string }
  call: JsonCalls
}

/** Returns three menus: the caller's own, one of a second brand of the same merchant, and one of another merchant. */
export const openThreeMenus = async (products: Parameters<typeof addMenu>[2]): Promise<ThreeMenus> => {
  const api = await createTestApp()
  const { database } = api.foundation
  const own = await addMenu(database, 1, products)
  const sister = await addMenu(database, 1, [])
  const foreign = await addMenu(database, 2, [])
  const admin = await api.signIn('admin')
  return { api, own, sister, foreign, admin, call: jsonCalls(api, admin) }
}
