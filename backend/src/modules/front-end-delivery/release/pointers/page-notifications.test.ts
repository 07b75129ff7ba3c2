import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { openStream } from '#src/testing/open-stream.ts'
import { publishVersion, release } from '#src/testing/remote-version.ts'

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open?.close())

it('notifies every open page of each change to running remotes, and of nothing else', async () => {
  const base = await open.test.app.listen({ port: 0, host: '127.0.0.1' })
  const people = [open.admin, await open.test.signIn('second'), await open.test.signIn('operator')]
  const pages = await Promise.all(people.map(headers => openStream(base, { headers })))
  await Promise.all(pages.map(page => page.next('heartbeat')))
  const news = () => Promise.all(pages.map(async page => (await page.next('releases.changed')).data))

  const { revision } = await publishVersion(open.test, ['menus', '1.0.0-aaaa'])
  expect(await news()).toEqual(Array(3).fill({ revision }))
  const refused = await release(open.test, 'Rollback', { name: 'menus' })
  expect(refused.statusCode).toBe(409)
  await publishVersion(open.test, ['menus', '1.1.0-bbbb'])
  expect(await news()).toEqual(Array(3).fill({ revision: revision + 1 }))
  await release(open.test, 'Rollback', { name: 'menus' })
  expect(await news()).toEqual(Array(3).fill({ revision: revision + 2 }))
  expect(pages[0]?.events.filter(({ type }) => type === 'releases.changed')).toHaveLength(3)
  await Promise.all(pages.map(page => page.close()))
})
