import { screen, waitFor } from '@testing-library/react'
import { NEW, NOW_STABLE, OLD, hoursAgo, sampleList, samplePointer } from '../testing/release-samples.ts'
import { cardOf, dialog, releaseServer, renderReleases } from '../testing/release-server.tsx'

const answer = (changes: Parameters<typeof samplePointer>[0], revision = 8) => ({
  body: { revision, ...samplePointer(changes) },
})
const staleProblem = (revision: number) => ({
  status: 409,
  body: { type: '', title: '', status: 409, traceId: '', code: 'stale_version', current: { revision } },
})

type User = ReturnType<typeof renderReleases>['user']
const press = async (user: User, name: string) =>
  user.click((await cardOf('Menus menus')).getByRole('button', { name }))
const choose = async (user: User, name: string) => {
  const [menu] = await screen.findAllByRole('button', { name: 'More for Menus in stable' })
  if (!menu) throw new Error('there is no menu')
  await user.click(menu)
  await user.click(screen.getByRole('menuitem', { name }))
}

it('shows both versions of a rollback, takes a reason and sends the seen revision', async () => {
  const server = releaseServer(
    {},
    {
      'POST /api/Release/Rollback': () => {
        server.list = { ...sampleList([samplePointer({ stable: OLD, previous: null })]), revision: 8 }
        return answer({ stable: OLD, previous: null })
      },
    },
  )
  const { user } = renderReleases()
  await press(user, 'Roll back')
  const asked = await dialog()
  expect(asked.getByText(NOW_STABLE).closest('p')).toHaveTextContent(`From${NOW_STABLE}to${OLD}`)
  await user.type(asked.getByLabelText('Reason'), 'orders do not open')
  await user.click(asked.getByRole('button', { name: 'Roll back' }))
  expect(await screen.findByText('Menus is back on the previous version')).toBeInTheDocument()
  expect(server.sent('Rollback').map(({ body }) => body)).toEqual([
    { name: 'menus', channel: 'stable', why: 'orders do not open', expectedRevision: 7 },
  ])
  const card = await cardOf('Menus menus')
  await waitFor(() => expect(card.queryByText(NOW_STABLE)).not.toBeInTheDocument())
})

it('offers all versions of the channel for a rollback with their figures, the default one selected', async () => {
  const fares = { lastLiveAt: hoursAgo(30), isUsual: false }
  const server = releaseServer(
    {
      fallbacks: [
        { ...fares, version: '1.0.5-eeee5555', ready: 2, failed: 9, verdict: 'failing' },
        { ...fares, version: OLD, ready: 90, failed: 0, verdict: 'healthy', isUsual: true },
        { ...fares, version: '0.9.0-ffff6666', ready: 0, failed: 0, verdict: 'unknown' },
      ],
    },
    { 'POST /api/Release/Rollback': () => answer({ stable: '0.9.0-ffff6666', previous: null }) },
  )
  const { user } = renderReleases()
  await press(user, 'Roll back')
  const asked = await dialog()
  expect(await asked.findByRole('radio', { name: /1\.0\.0.*Healthy.*90 loaded, 0 failed/ })).toBeChecked()
  expect(asked.getByRole('radio', { name: /1\.0\.5.*Failing/ })).not.toBeChecked()
  await user.click(asked.getByRole('radio', { name: /0\.9\.0.*Not seen yet/ }))
  await user.click(asked.getByRole('button', { name: 'Roll back' }))
  expect(await screen.findByText('Menus is back on the previous version')).toBeInTheDocument()
  expect(server.sent('Rollback')[0]?.body).toMatchObject({ to: '0.9.0-ffff6666' })
})

it('changes nothing after a concurrent change, shows the new state and keeps the reason', async () => {
  const moved = sampleList([samplePointer({ stable: NEW, previous: NOW_STABLE })])
  const server = releaseServer(
    {},
    {
      'POST /api/Release/Rollback': ({ body }) => {
        if (JSON.stringify(body).includes('"expectedRevision":9')) return answer({ stable: NOW_STABLE }, 10)
        server.list = { ...moved, revision: 9 }
        return staleProblem(9)
      },
    },
  )
  const { user } = renderReleases()
  await press(user, 'Roll back')
  const asked = await dialog()
  await user.type(asked.getByLabelText('Reason'), 'slow')
  await user.click(asked.getByRole('button', { name: 'Roll back' }))
  expect(await asked.findByText(/Somebody changed this remote meanwhile/)).toBeInTheDocument()
  expect(server.sent('Rollback')).toHaveLength(1)
  expect(asked.getByLabelText('Reason')).toHaveValue('slow')
  expect(asked.getByText(NEW).closest('p')).toHaveTextContent(`From${NEW}to${NOW_STABLE}`)
  await user.click(asked.getByRole('button', { name: 'Roll back' }))
  await waitFor(() => expect(server.sent('Rollback')).toHaveLength(2))
  expect(server.sent('Rollback')[1]?.body).toMatchObject({ expectedRevision: 9, why: 'slow' })
})

it('retries automatically after a concurrent release of another remote', async () => {
  const server = releaseServer(
    {},
    {
      'POST /api/Release/Rollback': ({ body }) => {
        if (JSON.stringify(body).includes('"expectedRevision":12')) return answer({ stable: OLD }, 13)
        server.list = { ...server.list, revision: 12 }
        return staleProblem(12)
      },
    },
  )
  const { user } = renderReleases()
  await press(user, 'Roll back')
  await user.click((await dialog()).getByRole('button', { name: 'Roll back' }))
  expect(await screen.findByText('Menus is back on the previous version')).toBeInTheDocument()
  expect(server.sent('Rollback')).toHaveLength(2)
})

it('shows a newer version of the other channel before it is taken over', async () => {
  const newer = '1.3.0-dddd4444'
  const beta = samplePointer({ channel: 'beta', stable: NEW, previous: null })
  const moved = sampleList([samplePointer(), { ...beta, stable: newer, previous: NEW }])
  const server = releaseServer(
    { list: sampleList([samplePointer(), beta]) },
    {
      'POST /api/Release/Promote': ({ body }) => {
        if (JSON.stringify(body).includes('"expectedRevision":9')) return answer({ stable: newer }, 10)
        server.list = { ...moved, revision: 9 }
        return staleProblem(9)
      },
    },
  )
  const { user } = renderReleases()
  await choose(user, 'Take over the version of beta')
  const asked = await dialog()
  await user.click(asked.getByRole('button', { name: 'Take over' }))
  expect(await asked.findByText(/Somebody changed this remote meanwhile/)).toBeInTheDocument()
  expect(server.sent('Promote')).toHaveLength(1)
  expect(asked.getByText(newer).closest('p')).toHaveTextContent(`From${NOW_STABLE}to${newer}`)
  await user.click(asked.getByRole('button', { name: 'Take over' }))
  expect(await screen.findByText('Menus has another stable version')).toBeInTheDocument()
  expect(server.sent('Promote')[1]?.body).toMatchObject({ from: 'beta', expectedRevision: 9 })
})

it('disables a change that became obsolete', async () => {
  const server = releaseServer(
    {},
    {
      'POST /api/Release/Rollback': () => {
        server.list = { ...sampleList([samplePointer({ stable: OLD, previous: null })]), revision: 9 }
        return staleProblem(9)
      },
    },
  )
  const { user } = renderReleases()
  await press(user, 'Roll back')
  const asked = await dialog()
  await user.click(asked.getByRole('button', { name: 'Roll back' }))
  expect(await asked.findByText(/no longer anything to do here/)).toBeInTheDocument()
  expect(asked.getByRole('button', { name: 'Roll back' })).toBeDisabled()
})

it('reports an unknown outcome without a response and keeps the dialog and its input', async () => {
  releaseServer(
    {},
    {
      'POST /api/Release/Rollback': () => {
        throw new TypeError('no network')
      },
    },
  )
  const { user } = renderReleases()
  await press(user, 'Roll back')
  const asked = await dialog()
  await user.type(asked.getByLabelText('Reason'), 'broken')
  await user.click(asked.getByRole('button', { name: 'Roll back' }))
  expect(await asked.findByText(/^No answer came. It may be done all the same/)).toBeInTheDocument()
  expect(asked.getByLabelText('Reason')).toHaveValue('broken')
})

it('starts a canary with the newest version and the smallest share', async () => {
  const server = releaseServer(
    {},
    { 'POST /api/Release/Canary': () => answer({ canary: { version: NEW, percent: 25 } }) },
  )
  const { user } = renderReleases()
  await press(user, 'Canary')
  const asked = await dialog()
  expect(asked.getByRole('radio', { name: new RegExp(NEW) })).toBeChecked()
  expect(asked.queryByRole('radio', { name: new RegExp(NOW_STABLE) })).not.toBeInTheDocument()
  expect(asked.getByRole('radio', { name: '5%' })).toBeChecked()
  await user.click(asked.getByRole('radio', { name: '25%' }))
  await user.click(asked.getByRole('button', { name: 'Start' }))
  expect(await screen.findByText('The canary of Menus is out')).toBeInTheDocument()
  expect(server.sent('Canary')[0]?.body).toEqual({
    name: 'menus',
    channel: 'stable',
    version: NEW,
    percent: 25,
    expectedRevision: 7,
  })
})

it('saves a canary only with another share and reports the new share', async () => {
  const list = sampleList([samplePointer({ canary: { version: NEW, percent: 50 } })])
  const server = releaseServer(
    { list },
    { 'POST /api/Release/Canary': () => answer({ canary: { version: NEW, percent: 10 } }) },
  )
  const { user } = renderReleases()
  await press(user, 'Change the share')
  const asked = await dialog()
  expect(asked.getByRole('radio', { name: '50%' })).toBeChecked()
  expect(asked.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.click(asked.getByRole('radio', { name: '10%' }))
  await user.click(asked.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The canary of Menus has another share')).toBeInTheDocument()
  expect(server.sent('Canary')[0]?.body).toMatchObject({ version: NEW, percent: 10 })
})

it('promotes a running canary, raises its share, or ends it', async () => {
  const list = sampleList([samplePointer({ canary: { version: NEW, percent: 25 } })])
  const server = releaseServer(
    { list },
    {
      'POST /api/Release/Canary': () => answer({}),
      'POST /api/Release/Promote': () => answer({ stable: NEW }),
    },
  )
  const { user } = renderReleases()
  await press(user, 'Change the share')
  expect((await dialog()).getByRole('radio', { name: '50%' })).toBeChecked()
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  await press(user, 'End the canary')
  await user.click((await dialog()).getByRole('button', { name: 'End the canary' }))
  await waitFor(() => expect(server.sent('Canary')[0]?.body).toMatchObject({ version: NEW, percent: 0 }))
  server.list = { ...list }
  await press(user, 'Promote the canary')
  await user.click((await dialog()).getByRole('button', { name: 'Promote' }))
  await waitFor(() =>
    expect(server.sent('Promote')[0]?.body).toMatchObject({ name: 'menus', expectedRevision: 7 }),
  )
})

it('switches a remote off and on, and takes over the version of another channel', async () => {
  const beta = samplePointer({ channel: 'beta', stable: NEW, previous: null })
  const server = releaseServer(
    { list: sampleList([samplePointer(), beta]) },
    {
      'POST /api/Release/Disable': () => {
        server.list = { ...sampleList([samplePointer({ disabled: true })]), revision: 8 }
        return answer({ disabled: true })
      },
      'POST /api/Release/Enable': () => answer({}),
      'POST /api/Release/Promote': () => answer({ stable: NEW }),
    },
  )
  const { user } = renderReleases()
  await choose(user, 'Take over the version of beta')
  expect((await dialog()).getByText(NEW)).toBeInTheDocument()
  await user.click((await dialog()).getByRole('button', { name: 'Take over' }))
  await waitFor(() => expect(server.sent('Promote')[0]?.body).toMatchObject({ from: 'beta' }))
  await choose(user, 'Switch off')
  await user.click((await dialog()).getByRole('button', { name: 'Switch off' }))
  const card = await cardOf('Menus menus')
  expect(await card.findByText('Off')).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Switch on' }))
  await user.click((await dialog()).getByRole('button', { name: 'Switch on' }))
  await waitFor(() => expect(server.sent('Enable')).toHaveLength(1))
})
