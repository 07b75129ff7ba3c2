import { act, screen } from '@testing-library/react'
import { NEW, NOW_STABLE, sampleList, samplePointer } from './testing/release-samples.ts'
import { cardOf, dialog, releaseServer, renderReleases } from './testing/release-server.tsx'

const refresh = (queryClient: ReturnType<typeof renderReleases>['queryClient']) =>
  act(() => queryClient.refetchQueries({ type: 'active' }))

it('refetches every list every ten seconds', async () => {
  releaseServer()
  const { queryClient } = renderReleases()
  await screen.findByRole('article')
  const asked = queryClient.getQueryCache().getAll()
  expect(asked.map(({ observers }) => observers[0]?.options.refetchInterval)).toEqual(asked.map(() => 10_000))
  expect(asked).toHaveLength(3)
})

it('keeps focus and an open dialog during a refresh', async () => {
  const server = releaseServer()
  const { user, queryClient } = renderReleases()
  await user.click((await cardOf('Menus menus')).getByRole('button', { name: 'Roll back' }))
  const reason = (await dialog()).getByLabelText('Reason')
  await user.type(reason, 'half a rea')
  server.list = { ...sampleList([samplePointer({ stable: NEW, previous: NOW_STABLE })]), revision: 8 }
  await refresh(queryClient)
  expect(reason).toHaveFocus()
  expect(reason).toHaveValue('half a rea')
  expect((await dialog()).getByText(NOW_STABLE).closest('p')).toHaveTextContent(`From${NOW_STABLE}`)
  expect((await cardOf('Menus menus')).getByText(NEW)).toBeInTheDocument()
})

it('keeps the data after a failed refresh and shows its age', async () => {
  let isDown = false
  const list = sampleList()
  releaseServer({}, { 'GET /api/Release/Get': () => (isDown ? { status: 503 } : { body: list }) })
  const { queryClient } = renderReleases()
  await screen.findByText(/^Updated/)
  isDown = true
  await refresh(queryClient)
  expect(await screen.findByText(/The data could not be refreshed/)).toBeInTheDocument()
  expect(screen.getByText(/Updates stopped, the last one was/)).toBeInTheDocument()
  expect(await cardOf('Menus menus')).toBeDefined()
})

it('stores the selected tab in the URL', async () => {
  releaseServer()
  const { user, location } = renderReleases({ language: 'ar' })
  await user.click(await screen.findByRole('tab', { name: 'السجل' }))
  expect(location()).toBe('/releases?tab=history')
  expect(await screen.findByRole('table', { name: 'السجل' })).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'المنشور الآن' }))
  expect(location()).toBe('/releases')
})
