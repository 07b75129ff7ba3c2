import { api } from '@sufra/shared/api'
import { endSession, startSession, useIsSessionLocked } from '@sufra/shared/session'
import { answerHttp, renderUi, tokenAnswer } from '@sufra/shared/testing'
import { act, screen } from '@testing-library/react'
import { showPalette, usePalette } from '#src/layout/navigation/palette-state.ts'
import { tokenWith } from '#src/testing/tokens.ts'
import { usePaletteKey } from './use-palette-key.ts'

const EXPIRED = { status: 401, body: { code: 'token_expired' } }
const CTRL_K = '{Control>}k{/Control}'

const Page = () => {
  usePaletteKey()
  return <p>{useIsSessionLocked() ? 'it waits for the password' : 'somebody is at work'}</p>
}
const isOpen = () => usePalette.getState().isOpen

/** A page whose next request finds the session expired. */
const show = () => {
  let isOver = true
  answerHttp({
    'GET /api/Session/Get': () => (isOver ? EXPIRED : { body: [] }),
    'POST /api/Authentication/RefreshToken': EXPIRED,
    'POST /api/Authentication/Logout': { body: {} },
  })
  const { user } = renderUi(<Page />)
  const signIn = () =>
    act(() => startSession({ answer: tokenAnswer(tokenWith({ Role: 'Admin' })), rememberMe: false }))
  signIn()
  const runOut = async () => {
    api.get('/api/Session/Get', {}).catch(() => undefined)
    await screen.findByText('it waits for the password')
  }
  const comeBack = () => {
    isOver = false
    signIn()
  }
  return { user, runOut, comeBack }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(async () => {
  // Ends the waiting requests, and their logging, before the log is checked again.
  await act(async () => endSession())
  act(() => usePalette.setState({ isOpen: false }))
  jest.restoreAllMocks()
})

it('Ctrl+K opens the palette, and does nothing while the session is locked', async () => {
  const { user, runOut } = show()
  await user.keyboard(CTRL_K)
  expect(isOpen()).toBe(true)
  await user.keyboard(CTRL_K)
  await runOut()
  await user.keyboard(CTRL_K)
  expect(isOpen()).toBe(false)
})

it('an open palette closes when the session is locked', async () => {
  const { runOut } = show()
  act(showPalette)
  await runOut()
  expect(isOpen()).toBe(false)
})

it('the keys open the palette again after the person signed in again', async () => {
  const { user, runOut, comeBack } = show()
  await runOut()
  comeBack()
  await screen.findByText('somebody is at work')
  await user.keyboard(CTRL_K)
  expect(isOpen()).toBe(true)
})
