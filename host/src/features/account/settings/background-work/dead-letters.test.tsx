import { renderUi } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { backgroundWorkTexts } from '#src/testing/background-work-texts.ts'
import { DeadLetters } from './dead-letters.tsx'
import { deadMail, jobServer } from './testing/job-server.ts'

const show = (language: 'ar' | 'en' = 'en') =>
  renderUi(<DeadLetters />, { language, namespaces: backgroundWorkTexts, role: 'SuperAdmin' })

it('shows the number of dead letters with a link to them', async () => {
  const server = jobServer({
    jobs: [deadMail(), deadMail({ id: 16 }), deadMail({ id: 17, state: 'Failed' })],
  })
  show()
  expect(await screen.findByText('2 pieces of background work are dead and wait for you')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See them' })).toHaveAttribute(
    'href',
    '/settings?state=Dead#background-work',
  )
  expect(Object.fromEntries(server.calls[0]?.query ?? [])).toMatchObject({
    State: 'Dead',
    'PaginatedRequest.PageSize': '1',
  })
})

it('uses the Arabic dual for two', async () => {
  jobServer({ jobs: [deadMail(), deadMail({ id: 16 })] })
  show('ar')
  expect(await screen.findByText('عملان متعثّران في الخلفية بانتظارك')).toBeInTheDocument()
})

it('shows nothing without dead letters', async () => {
  jobServer({ jobs: [] })
  const { queryClient } = show()
  await waitFor(() => expect(queryClient.getQueryData(['jobs', 'dead'])).toBe(0))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
