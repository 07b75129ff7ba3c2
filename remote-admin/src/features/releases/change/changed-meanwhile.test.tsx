import type { HttpAnswer } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { NEW, NOW_STABLE, OLD, sampleList, samplePointer } from '../testing/release-samples.ts'
import { cardOf, dialog, releaseServer, renderReleases } from '../testing/release-server.tsx'

const refusal = (code: string, changes: object = {}): HttpAnswer => ({
  status: 409,
  body: { type: '', title: '', status: 409, traceId: '', code, ...changes },
})
const done = (revision = 8): HttpAnswer => ({ body: { revision, ...samplePointer() } })

type User = ReturnType<typeof renderReleases>['user']
const press = async (user: User, name: string) =>
  user.click((await cardOf('Menus menus')).getByRole('button', { name }))
const confirm = async (user: User, name: string) => user.click((await dialog()).getByRole('button', { name }))

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('stops automatic retries when other teams keep releasing, until the user sends again', async () => {
  let isCalm = false
  const server = releaseServer(
    {},
    {
      'POST /api/Release/Rollback': () => {
        if (isCalm) return done(99)
        server.list = { ...server.list, revision: server.list.revision + 1 }
        return refusal('stale_version')
      },
    },
  )
  const { user } = renderReleases()
  await press(user, 'Roll back')
  await confirm(user, 'Roll back')
  expect(await screen.findByText(/Somebody changed this remote meanwhile/)).toBeInTheDocument()
  expect(server.sent('Rollback').map(({ body }) => Object(body).expectedRevision)).toEqual([7, 8, 9])
  isCalm = true
  await confirm(user, 'Roll back')
  expect(await screen.findByText('Menus is back on the previous version')).toBeInTheDocument()
  expect(server.sent('Rollback').at(-1)?.body).toMatchObject({ expectedRevision: 10 })
})

it.each([
  ['its share', { canary: { version: NEW, percent: 50 } }],
  ['its version', { canary: { version: '1.3.0-dddd4444', percent: 25 } }],
  ['the version to go back to', { canary: { version: NEW, percent: 25 }, previous: '0.9.0-eeee5555' }],
  ['the switch', { canary: { version: NEW, percent: 25 }, disabled: true }],
] as const)('a canary of which somebody changed %s meanwhile is not ended unseen', async (_, changes) => {
  const server = releaseServer(
    { list: sampleList([samplePointer({ canary: { version: NEW, percent: 25 } })]) },
    {
      'POST /api/Release/Canary': () => {
        server.list = { ...sampleList([samplePointer(changes)]), revision: 8 }
        return refusal('stale_version')
      },
    },
  )
  const { user } = renderReleases()
  await press(user, 'End the canary')
  await confirm(user, 'End the canary')
  const asked = await dialog()
  expect(await asked.findByText(/Somebody changed this remote meanwhile/)).toBeInTheDocument()
  expect(asked.getByText(new RegExp(`\\(${changes.canary.percent}% of the merchants\\)`))).toBeInTheDocument()
  expect(server.sent('Canary')).toHaveLength(1)
})

it('does not promote a canary that ended meanwhile', async () => {
  const server = releaseServer(
    { list: sampleList([samplePointer({ canary: { version: NEW, percent: 25 } })]) },
    {
      'POST /api/Release/Promote': () => {
        server.list = { ...sampleList(), revision: 8 }
        return refusal('stale_version')
      },
    },
  )
  const { user } = renderReleases()
  await press(user, 'Promote the canary')
  await confirm(user, 'Promote')
  const asked = await dialog()
  expect(await asked.findByText(/no longer anything to do here/)).toBeInTheDocument()
  expect(asked.getByRole('button', { name: 'Promote' })).toBeDisabled()
})

it('requires another version when the chosen canary became stable meanwhile', async () => {
  const server = releaseServer(
    {},
    {
      'POST /api/Release/Canary': () => {
        if (server.list.revision === 8) return done(9)
        server.list = { ...sampleList([samplePointer({ stable: NEW, previous: NOW_STABLE })]), revision: 8 }
        return refusal('stale_version')
      },
    },
  )
  const { user } = renderReleases()
  await press(user, 'Canary')
  await confirm(user, 'Start')
  const asked = await dialog()
  expect(await asked.findByText(/This is how it stands now/)).toBeInTheDocument()
  expect(asked.queryByRole('radio', { name: new RegExp(NEW) })).not.toBeInTheDocument()
  expect(asked.getByRole('button', { name: 'Start' })).toBeDisabled()
  await user.click(asked.getByRole('radio', { name: new RegExp(OLD) }))
  await user.click(asked.getByRole('button', { name: 'Start' }))
  await waitFor(() => expect(server.sent('Canary')).toHaveLength(2))
  expect(server.sent('Canary')[1]?.body).toMatchObject({ version: OLD, expectedRevision: 8 })
})

it('reports a failed reload after a refusal and keeps the reason', async () => {
  let isDown = false
  const server = releaseServer(
    {},
    {
      'GET /api/Release/Get': () => {
        if (isDown) throw new TypeError('no network')
        return { body: server.list }
      },
      'POST /api/Release/Rollback': () => {
        isDown = true
        return refusal('stale_version')
      },
    },
  )
  const { user } = renderReleases()
  await press(user, 'Roll back')
  const asked = await dialog()
  await user.type(asked.getByLabelText('Reason'), 'orders do not open')
  await confirm(user, 'Roll back')
  expect(await asked.findByText(/^No answer came. It may be done all the same/)).toBeInTheDocument()
  expect(asked.getByLabelText('Reason')).toHaveValue('orders do not open')
})

it.each([
  ['approval_needed', 'The operator has to approve what this version claims first.'],
  ['already_exists', /Another remote holds a path or a menu entry of this version/],
])('shows the reason of a canary refused with %s and allows a retry', async (code, words) => {
  releaseServer({}, { 'POST /api/Release/Canary': refusal(code) })
  const { user } = renderReleases()
  await press(user, 'Canary')
  await confirm(user, 'Start')
  const asked = await dialog()
  expect(await asked.findByText(words)).toBeInTheDocument()
  expect(asked.getByRole('button', { name: 'Start' })).toBeEnabled()
})

it('shows in Arabic that a canary needs an approval', async () => {
  releaseServer({}, { 'POST /api/Release/Canary': refusal('approval_needed') })
  const { user } = renderReleases({ language: 'ar' })
  await user.click(await screen.findByRole('button', { name: 'إطلاق تجريبي' }))
  await confirm(user, 'إطلاق')
  expect(await screen.findByText('يجب أولًا أن يوافق المشغّل على ما تطلبه هذه النسخة.')).toBeInTheDocument()
})
