import { installChannels } from '#src/testing/tab-stand-ins.ts'

const TOKEN = `h.${Buffer.from(JSON.stringify({ Id: 7, Role: 'Admin' })).toString('base64url')}.s`

/** Its own copy of the modules, as a second tab has. */
const openTab = async () => {
  jest.resetModules()
  const tab = await import('./session.ts')
  tab.followOtherTabs()
  return tab
}

it('a tab that keeps its token in its own session storage is signed out with the others', async () => {
  installChannels()
  const first = await openTab()
  const second = await openTab()
  for (const tab of [first, second]) tab.startSession({ answer: { accessToken: TOKEN }, rememberMe: false })
  first.endSession()
  expect(second.useSession.getState().user).toBeNull()
})
