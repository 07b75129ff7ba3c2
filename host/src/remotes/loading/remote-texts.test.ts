import { answerHttp } from '@sufra/shared/testing'
import { releasedSample } from '#src/testing/registry-samples.ts'
import { MATCHES_NOTHING } from '#src/remotes/allowed-files.ts'
import { prepareTexts } from './remote-texts.ts'

const HASH = `sha384-${'B'.repeat(64)}`

/** Returns the hash that the browser got for a file of texts. */
const askedFor = async (files: Record<string, string>, choice: 'stable' | 'override') => {
  const released = releasedSample()
  const { ar = '', en = '' } = released.contract.i18n.files
  released.contract.files = files
  const base = new URL(released.baseUrl, window.location.href).pathname
  answerHttp({ [`GET ${base}${ar}`]: { body: {} }, [`GET ${base}${en}`]: { body: {} } })
  const fetched = jest.spyOn(globalThis, 'fetch')
  await prepareTexts({ released, choice }).catch(() => undefined)
  return fetched.mock.calls.map(([, init]) => init?.integrity)
}

it('load only with the hash of the registry', async () => {
  const { ar = '', en = '' } = releasedSample().contract.i18n.files
  const asked = await askedFor({ [ar]: HASH, [en]: HASH }, 'stable')
  expect(asked.length).toBeGreaterThan(0)
  expect(new Set(asked)).toEqual(new Set([HASH]))
})

it('are refused by the browser when the registry does not name them', async () => {
  expect(new Set(await askedFor({}, 'stable'))).toEqual(new Set([MATCHES_NOTHING]))
})

it("of a developer's build load without a hash", async () => {
  const asked = await askedFor({}, 'override')
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(Boolean)).toEqual([])
})
