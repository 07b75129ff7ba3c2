import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { act, screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { samplePlan } from '#src/testing/sample-offers.ts'
import { keepFiles, letFilesGo } from '#src/testing/exported-files.ts'
import { PlansPage } from './plans.page.tsx'

const BASIC = samplePlan(1, 'Basic', { subscribers: 9 })
const PRO = samplePlan(2, 'Pro', { priceYearly: 2000, subscribers: 8 })
const SECRET = samplePlan(3, 'Secret', { isPublic: false, subscribers: 7 })

type Answers = Parameters<typeof answerHttp>[0]

const show = (start: PlanDetails[], answers: Answers = {}, language: 'ar' | 'en' = 'en') => {
  let rows = start
  const { calls } = answerHttp({
    'GET /api/Plan/Get': call => ({ body: samplePage(rows, call) }),
    'PUT /api/Plan/Sort': ({ body }) => {
      const items: { id: number }[] = Object(body).items
      rows = items.flatMap(({ id }) => rows.filter(each => each.id === id))
      return { body: { updated: items.length } }
    },
    ...answers,
  })
  const shown = renderUi(
    <>
      <PlansPage />
      <Toaster />
    </>,
    { role: 'SuperAdmin', namespaces: { admin: { ar, en } }, route: '/plans', language },
  )
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { ...shown, sent }
}
type User = ReturnType<typeof show>['user']

const openOrder = async (user: User) => {
  await screen.findByRole('link', { name: 'Basic' })
  await user.click(screen.getByRole('button', { name: 'Order' }))
  return within(await screen.findByRole('dialog', { name: 'The order that merchants see' }))
}
const press = async (user: User, key: string) => {
  await user.keyboard(key)
  // The sensor starts listening in the next task.
  await act(() => new Promise(resolve => setTimeout(resolve, 0)))
}
const moveDown = async (user: User, name: string) => {
  screen.getByRole('button', { name: `Move ${name}` }).focus()
  await press(user, ' ')
  await screen.findByText(`${name} is lifted, place 1 of 3.`)
  await press(user, '{ArrowDown}')
  await screen.findByText(`${name} is at place 2 of 3.`)
  await press(user, ' ')
}
const listed = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(line => line.textContent)

// jsdom has no layout: each row is 44 px below the previous one.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation()
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const line = this.closest('li')
    const top = line ? [...(line.parentElement?.children ?? [])].indexOf(line) * 44 : 0
    return new DOMRect(0, top, 300, 44)
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  letFilesGo()
})

it('saves the new position of a plan moved by keyboard and updates the list', async () => {
  const { user, sent } = show([BASIC, PRO, SECRET])
  const dialog = await openOrder(user)
  await moveDown(user, 'Basic')
  await waitFor(() => expect(listed()).toEqual(['Pro', 'Basic', 'Secret']))
  expect(sent()).toEqual([
    {
      items: [
        { id: 2, index: 1 },
        { id: 1, index: 2 },
        { id: 3, index: 3 },
      ],
    },
  ])
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  const table = within(screen.getByRole('grid', { name: 'Plans' }))
  expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Pro', 'Basic', 'Secret'])
})

it('reports a failed reorder and restores the old order', async () => {
  const { user } = show([BASIC, PRO, SECRET], {
    'PUT /api/Plan/Sort': { status: 500, body: { code: 'internal_error' } },
  })
  await openOrder(user)
  await moveDown(user, 'Basic')
  expect(await screen.findByText('This did not work. Try again.')).toBeInTheDocument()
  await waitFor(() => expect(listed()).toEqual(['Basic', 'Pro', 'Secret']))
})

it('offers no reordering for a single plan', async () => {
  show([BASIC])
  await screen.findByRole('link', { name: 'Basic' })
  expect(screen.getByRole('button', { name: 'Order' })).toBeDisabled()
})

it('exports prices as numbers and leaves an unsold year empty', async () => {
  const files = keepFiles()
  const { user } = show([BASIC, PRO, SECRET])
  await screen.findByRole('link', { name: 'Basic' })
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]).toEqual([
    'Plan,Price a month,Price a year,Free trial (days),Merchants,State',
    ...['Basic,100,,14,9,On offer', 'Pro,200,2000,14,8,On offer', 'Secret,300,,14,7,Hidden'],
  ])
})

it('sorts plans by price and by subscribers', async () => {
  const { user } = show([SECRET, BASIC, PRO])
  await screen.findByRole('link', { name: 'Basic' })
  const table = within(screen.getByRole('grid', { name: 'Plans' }))
  const names = () => table.getAllByRole('link').map(({ textContent }) => textContent)
  await user.click(table.getByRole('button', { name: /^Price a month/ }))
  await waitFor(() => expect(names()).toEqual(['Basic', 'Pro', 'Secret']))
  await user.click(table.getByRole('button', { name: /^Merchants/ }))
  await waitFor(() => expect(names()).toEqual(['Secret', 'Pro', 'Basic']))
})

it('deletes an unused plan and previews the remaining ones', async () => {
  let rows = [BASIC, PRO]
  const { user } = show([], {
    'GET /api/Plan/Get': call => ({ body: samplePage(rows, call) }),
    'DELETE /api/Plan/Delete': ({ query }) => {
      rows = rows.filter(({ id }) => String(id) !== query.get('Id'))
      return { body: BASIC }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for Basic' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Basic?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Basic is deleted')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Basic' })).not.toBeInTheDocument())
  expect(screen.queryByRole('columnheader', { name: 'Basic' })).not.toBeInTheDocument()
})
