import { installChannels } from '#src/testing/tab-stand-ins.ts'

const TOKEN = `h.${Buffer.from(JSON.stringify({ Id: 7, Role: 'Admin' })).toString('base64url')}.s`

/** Imports its own copy of the modules, as a second tab has. */
const openTab = async () => {
  jest.resetModules()
  const tab = await import('./session.ts')
  tab.syncSessionAcrossTabs()
  return tab
}

it('signs out a tab with a token of its own together with the others', async () => {
  installChannels()
  const first = await openTab()
  const second = await openTab()
  for (const tab of [first, second]) tab.startSession({ answer: { accessToken: TOKEN }, rememberMe: false })
  first.endSession()
  expect(second.useSession.getState().user).toBeNull()
})
