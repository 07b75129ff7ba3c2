import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerHttp, tokenAnswer } from '#src/testing/testing.tsx'
import { startStandalone } from './standalone.tsx'
import { usePreservedState } from './preserved-state.tsx'
import type { RemoteModule } from './remote.ts'

// A test has no webpack dev server.
jest.mock('./follow-texts.ts', () => ({ followTexts: () => undefined }))

const happened: string[] = []

const pageOf = (title: string) => {
  const Page = () => {
    const [isOpen, setOpen] = usePreservedState<boolean>('open', false)
    return (
      <>
        <h1>{title}</h1>
        <input aria-label="Note" />
        <button onClick={() => setOpen(true)}>{isOpen ? 'Open' : 'Closed'}</button>
      </>
    )
  }
  return Page
}

const remoteOf = (title: string): RemoteModule => ({
  apiVersion: '1.0.0',
  routes: [{ path: 'kitchen', load: () => Promise.resolve({ Page: pageOf(title) }) }],
  activate: () => void happened.push(`${title} begins`),
  deactivate: () => void happened.push(`${title} ends`),
})

const start = (title: string) =>
  act(() =>
    startStandalone({
      name: 'kitchen',
      remote: remoteOf(title),
      account: { email: 'admin@sufra.test', password: 'Sufra-demo-1' },
    }),
  )

it('replaces the code in the open page and keeps typed and preserved state', async () => {
  document.body.append(Object.assign(document.createElement('div'), { id: 'root' }))
  localStorage.setItem('i18nextLng', 'en')
  answerHttp({
    'GET /locales/en.json': { body: {} },
    'GET /locales/ar.json': { body: {} },
    'POST /api/Authentication/login': { body: tokenAnswer('token-of-a-test') },
  })
  const user = userEvent.setup()
  await start('First')
  await screen.findByRole('heading', { name: 'First' })
  await user.type(screen.getByLabelText('Note'), 'no onions')
  await user.click(screen.getByRole('button', { name: 'Closed' }))
  await start('Second')
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('no onions'))
  expect(screen.getByRole('button', { name: 'Open' })).toBeVisible()
  expect(happened).toEqual(['First begins', 'First ends', 'Second begins'])
})
