import { api } from '@sufra/shared/api'
import { endSession, startSession, useSession } from '@sufra/shared/session'
import { answerHttp, renderUi, tokenAnswer } from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall } from '@sufra/shared/testing'
import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react'
import { useState } from 'react'
import { settingsTexts } from '#src/testing/settings-texts.ts'
import { SessionKeeper } from './session-keeper.tsx'

const LOGIN = 'POST /api/Authentication/login'
const CONFIRM = 'POST /api/Authentication/CodeConfirmation'
const RESEND = 'POST /api/Authentication/ResendVerificationCode'
const EXPIRED = { status: 401, body: { code: 'token_expired' } }
const tokenOf = (mark: string, Id = 7) =>
  `h.${Buffer.from(JSON.stringify({ Id, Email: 'noura@sufra.test', Role: 'Admin', mark })).toString('base64url')}.s`
const FRESH = { body: tokenAnswer(tokenOf('fresh')) }

/** A page with a form whose save finds the session expired. */
const Page = () => {
  const [saved, setSaved] = useState('')
  const save = () => {
    api.delete('/api/Session/Delete', { query: { Id: 'd2f1c0de-0000-4000-8000-000000000003' } }).then(
      () => setSaved('saved'),
      () => setSaved('given up'),
    )
  }
  return (
    <>
      <input aria-label="Name" />
      <button onClick={save}>Save</button>
      <p>{saved}</p>
      <SessionKeeper />
    </>
  )
}

const isFresh = (call: HttpCall) => call.headers.get('Authorization') === `Bearer ${tokenOf('fresh')}`
const answer = (answers: Record<string, HttpAnswer> = {}) =>
  answerHttp({
    'DELETE /api/Session/Delete': call => (isFresh(call) ? { body: {} } : EXPIRED),
    'POST /api/Authentication/RefreshToken': EXPIRED,
    'POST /api/Authentication/Logout': { body: {} },
    ...answers,
  })

const lock = async ({
  language = 'en',
  rememberMe = true,
}: { language?: 'ar' | 'en'; rememberMe?: boolean } = {}) => {
  const shown = renderUi(<Page />, { namespaces: settingsTexts, language })
  act(() => startSession({ answer: { accessToken: tokenOf('old') }, rememberMe }))
  await shown.user.type(screen.getByLabelText('Name'), 'typed')
  await shown.user.click(screen.getByText('Save'))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.querySelector('[type=password]')).toHaveFocus())
  return { ...shown, dialog, inDialog: within(dialog) }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => {
  act(endSession)
  jest.restoreAllMocks()
})

it('asks for the password over the page and completes the save', async () => {
  const { calls } = answer({ [LOGIN]: FRESH })
  const { user, dialog, inDialog } = await lock()
  expect(dialog).toHaveAccessibleName('Sign in to go on')
  expect(inDialog.getByLabelText('E-mail')).toHaveValue('noura@sufra.test')
  expect(inDialog.getByLabelText('E-mail')).toHaveAttribute('readonly')
  expect(inDialog.getByLabelText('Password')).toHaveFocus()
  expect(inDialog.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
  await user.keyboard('Sufra-demo-1{Enter}')
  expect(await screen.findByText('saved')).toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('typed')
  expect(calls.find(({ path }) => path.endsWith('/login'))?.body).toEqual({
    email: 'noura@sufra.test',
    password: 'Sufra-demo-1',
    rememberMe: true,
  })
  await waitForElementToBeRemoved(dialog)
})

it('does not remember a person who was not remembered before', async () => {
  const { calls } = answer({ [LOGIN]: FRESH })
  const { user } = await lock({ rememberMe: false })
  await user.keyboard('Sufra-demo-1{Enter}')
  await screen.findByText('saved')
  expect(calls.find(({ path }) => path.endsWith('/login'))?.body).toMatchObject({ rememberMe: false })
  expect(localStorage.getItem('accessToken')).toBeNull()
})

it('cannot be closed by accident', async () => {
  answer()
  const { user, dialog, inDialog } = await lock()
  await user.keyboard('{Escape}')
  expect(dialog).toHaveAttribute('open')
  expect(inDialog.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
})

it.each([
  ['a wrong password', { status: 401, body: { code: 'bad_credentials' } }, 'The password is not correct.'],
  [
    'too many attempts',
    { status: 429, headers: { 'Retry-After': '120' } },
    'Too many attempts. Try again in 2 min.',
  ],
  ["somebody else's account", { body: tokenAnswer(tokenOf('other', 8)) }, 'belongs to another account'],
])('shows %s in place and keeps the page locked', async (_name, refusal, text) => {
  answer({ [LOGIN]: refusal })
  const { user, dialog, inDialog } = await lock()
  await user.keyboard('Sufra-demo-1{Enter}')
  expect(await inDialog.findByRole('alert')).toHaveTextContent(text)
  expect(inDialog.getByLabelText('Password')).toHaveFocus()
  expect(dialog).toHaveAttribute('open')
  expect(useSession.getState().user?.Id).toBe(7)
})

it('reports a missing network without losing anything', async () => {
  answer({ [LOGIN]: FRESH })
  const { user, inDialog } = await lock()
  const reach = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await user.keyboard('Sufra-demo-1{Enter}')
  expect(await inDialog.findByRole('alert')).toHaveTextContent('The server could not be reached.')
  globalThis.fetch = reach
  await user.click(inDialog.getByRole('button', { name: 'Sign in and go on' }))
  expect(await screen.findByText('saved')).toBeInTheDocument()
})

it('does not send an empty password', async () => {
  const { calls } = answer()
  const { user, inDialog } = await lock()
  await user.click(inDialog.getByRole('button', { name: 'Sign in and go on' }))
  expect(inDialog.getByRole('alert')).toHaveTextContent('Enter your password.')
  expect(calls.filter(({ path }) => path.endsWith('/login'))).toEqual([])
})

it('offers sign-out instead', async () => {
  answer()
  const { user, inDialog } = await lock()
  await user.click(inDialog.getByRole('button', { name: 'Sign out instead' }))
  expect(useSession.getState().user).toBeNull()
})

it('asks for the code in the same dialog with two-step sign-in', async () => {
  const required = {
    requiresOtp: true,
    userId: 7,
    emailForOtp: 'noura@sufra.test',
    purpose: 'Login',
    resendIn: 0,
  }
  const { calls } = answer({
    [LOGIN]: { body: required },
    [CONFIRM]: FRESH,
    [RESEND]: { body: { resendIn: 60 } },
  })
  const { user, inDialog } = await lock()
  await user.keyboard('Sufra-demo-1{Enter}')
  const code = await inDialog.findByRole('textbox', { name: 'Code' })
  await user.click(inDialog.getByRole('button', { name: 'Send a new code' }))
  await waitFor(() => expect(code).toHaveFocus())
  await user.keyboard('١٢٣٤٥٦')
  expect(await screen.findByText('saved')).toBeInTheDocument()
  expect(calls.find(({ path }) => path.endsWith('/CodeConfirmation'))?.body).toEqual({
    userId: 7,
    email: 'noura@sufra.test',
    code: '123456',
    purpose: 'Login',
    rememberMe: true,
  })
})

it('shows the dialog in Arabic', async () => {
  answer()
  const { dialog, inDialog } = await lock({ language: 'ar' })
  expect(dialog).toHaveAccessibleName('سجّل الدخول للمتابعة')
  expect(inDialog.getByRole('button', { name: 'تسجيل الدخول والمتابعة' })).toBeInTheDocument()
})
