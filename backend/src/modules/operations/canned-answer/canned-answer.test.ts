import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { jsonCalls, refusal } from '#src/testing/json-calls.ts'
import type { JsonCalls } from '#src/testing/json-calls.ts'

let test: TestApp
let calls: JsonCalls
beforeAll(async () => {
  test = await createTestApp()
  calls = jsonCalls(test, await test.signIn('operator'))
})
afterAll(() => test?.close())

const LATE = { shortcut: 'تأخير', ar: 'نعتذر عن التأخير', en: 'Sorry for the delay' }

it('are added, changed and deleted, with unique shortcuts', async () => {
  const added = (await calls.post('CannedAnswer/Add', LATE)).json()
  const other = (await calls.post('CannedAnswer/Add', { ...LATE, shortcut: 'done' })).json()
  expect(refusal(await calls.post('CannedAnswer/Add', LATE))).toEqual([409, 'already_exists', ['shortcut']])
  const taken = await calls.put('CannedAnswer/Update', { ...LATE, id: other.id })
  expect(refusal(taken)).toEqual([409, 'already_exists', ['shortcut']])
  await calls.put('CannedAnswer/Update', { ...LATE, id: added.id, en: 'We are sorry' })
  await calls.remove(`CannedAnswer/Delete?Id=${other.id}`)
  expect((await calls.get('CannedAnswer/Get')).json()).toEqual([
    { id: added.id, ...LATE, en: 'We are sorry' },
  ])
  expect(refusal(await calls.remove(`CannedAnswer/Delete?Id=${other.id}`))).toEqual([404, 'not_found'])
  expect(refusal(await calls.post('CannedAnswer/Add', { ...LATE, shortcut: 'two words' }))).toEqual([
    ...[400, 'validation_failed', ['shortcut']],
  ])
})
