import { answerHttp } from '@sufra/shared/testing'

const read = async () => {
  jest.resetModules()
  const { readHostConfig } = await import('./host-config.ts')
  return readHostConfig
}

it("uses the deployment's values and defaults for the missing ones", async () => {
  const { calls } = answerHttp({
    'GET /config.json': { body: { apiHost: 'https://api.test', startLanguage: null } },
  })
  const readHostConfig = await read()
  await readHostConfig()
  await expect(readHostConfig()).resolves.toMatchObject({
    apiHost: 'https://api.test',
    startLanguage: null,
    registryUrl: '/remotes/registry.json',
  })
  expect(calls).toHaveLength(1)
})

it('starts in Arabic without a configuration', async () => {
  const readHostConfig = await read()
  await expect(readHostConfig()).resolves.toMatchObject({ apiHost: '', startLanguage: 'ar' })
})
