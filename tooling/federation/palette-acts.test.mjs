import path from 'node:path'
import { endpoints } from '@sufra/shared/contracts/endpoints/endpoints'
import { remoteFolders } from '../build/targets.mjs'

const root = path.resolve(__dirname, '../..')

const actsOf = async folder => {
  const { remoteConfig } = await import(path.join(root, folder, 'remote.config.mjs'))
  return (remoteConfig.palette ?? []).flatMap(entry =>
    [entry.act, entry.act?.undo].filter(Boolean).map(call => ({ entry, call })),
  )
}

const withNumbers = body => JSON.parse(JSON.stringify(body).replaceAll(/"\{(id|brandId)\}"/g, '7'))

it('every palette action of a remote is an endpoint, has a valid body, and is hidden from roles that it refuses', async () => {
  const acts = (await Promise.all(remoteFolders(root).map(actsOf))).flat()
  expect(acts.length).toBeGreaterThan(3)
  for (const { entry, call } of acts) {
    const endpoint = endpoints[`${call.method} ${call.path}`]
    expect([entry.id, endpoint?.body?.safeParse(withNumbers(call.body)).error]).toEqual([entry.id, undefined])
    expect(endpoint?.access).toEqual(expect.arrayContaining(entry.roles))
    expect([entry.id, entry.permission]).toEqual([entry.id, endpoint?.permission])
  }
})
