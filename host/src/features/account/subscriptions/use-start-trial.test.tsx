import { Link, useRoutes } from '@sufra/shared/router'
import { useSession } from '@sufra/shared/session'
import { answerHttp, delayedResponse, renderUi } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { ADD, TRIAL, tokenAt } from './testing/show-plans.tsx'
import { useStartTrial } from './use-start-trial.ts'

const Start = () => {
  const { start } = useStartTrial()
  return <button onClick={() => start(2)}>Start</button>
}

const Pages = () => (
  <>
    <Link to="/settings">elsewhere</Link>
    {useRoutes([
      { path: 'subscriptions', element: <Start /> },
      { path: '*', element: <p>Another page</p> },
    ])}
  </>
)

it.each([
  ['a waiting person is led to the dashboard', false, '/dashboard'],
  ['a person who navigated away stays there', true, '/settings'],
])('after the trial started, %s', async (_, goesElsewhere, address) => {
  const late = delayedResponse({ body: TRIAL })
  const { calls } = answerHttp({
    [ADD]: late.answer,
    'POST /api/Authentication/RefreshToken': { body: { accessToken: tokenAt('done') } },
  })
  const { user, location, queryClient } = renderUi(<Pages />, { route: '/subscriptions', role: 'Admin' })
  await user.click(screen.getByRole('button', { name: 'Start' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  if (goesElsewhere) await user.click(screen.getByRole('link', { name: 'elsewhere' }))
  late.come()
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(useSession.getState().user?.onboardingStep).toBe('done')
  await screen.findByText('Another page')
  expect(location()).toBe(address)
})
