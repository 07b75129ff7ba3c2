import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startDeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import type { DeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import { callPlatform } from './call-platform.ts'

let platforms: DeliveryPlatforms
beforeAll(async () => {
  platforms = await startDeliveryPlatforms()
})
afterAll(() => platforms.close())

const collectGarbage = () => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

it('ends a hanging call at its timeout, even after garbage collection', async () => {
  platforms.answerWith(() => {
    setImmediate(collectGarbage)
    return 'hang'
  })
  const call = callPlatform({
    url: `${platforms.settings.PLATFORM_URL_KEETA}/open/shop/query`,
    method: 'POST',
    headers: {},
    body: '{}',
    signal: new AbortController().signal,
    patienceMs: 400,
  })
  await expect(call).rejects.toMatchObject({
    kind: 'notNow',
    code: 'no_answer',
    message: 'No answer in time',
  })
})
