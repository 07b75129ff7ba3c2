import { samplePage } from '@sufra/shared/testing'
import type { answerHttp } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import { renderSupport, supportServer } from '../testing/support-server.tsx'

type Answers = Parameters<typeof answerHttp>[0]
const NONE: Answers = { 'GET /api/Ticket/Get': call => ({ body: samplePage([], call) }) }
const CHOOSE = 'Choose a conversation'
const WELCOME = 'Write to us, we answer here'

it('asks a person with conversations to choose one', async () => {
  supportServer()
  renderSupport({ route: '/support' })
  expect(await screen.findByText(CHOOSE)).toBeInTheDocument()
  expect(screen.queryByText(WELCOME)).not.toBeInTheDocument()
})

it('tells a person without conversations how to start one', async () => {
  supportServer({ answers: NONE })
  renderSupport({ route: '/support' })
  expect(await screen.findByText(WELCOME)).toBeInTheDocument()
})

it.each([
  ['a search that finds nothing', '/support?search=driver', 'Admin'],
  ['an operator without conversations', '/support', 'SuperAdmin'],
] as const)('asks to choose a conversation for %s', async (_what, route, role) => {
  supportServer({ answers: NONE })
  renderSupport({ route, role })
  expect(await screen.findByText(CHOOSE)).toBeInTheDocument()
})
