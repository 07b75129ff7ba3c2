import { delayedResponse } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { IntegrationsPage } from '../integrations.page.tsx'
import { integrationServer, renderIntegrations } from '../testing/integration-server.tsx'
import { sampleBranch, sampleConnection, sampleRequest } from '../testing/sample-connections.ts'

const REQUEST = 'POST /api/Integration/Request'
const DECLINE = 'PUT /api/Integration/Decline'
const yasmin = sampleBranch({ branchId: 8, branchName: '{"ar":"الياسمين","en":"Yasmin"}', connections: [] })

describe('requesting a connection', () => {
  const open = async (
    answers: Parameters<typeof integrationServer>[1] = {},
    branches = [sampleBranch(), yasmin],
  ) => {
    const server = integrationServer({ branches }, answers)
    const { user } = renderIntegrations(<IntegrationsPage />)
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Ask for a connection' }))
      return within(await screen.findByRole('dialog', { name: 'Ask for a connection' }))
    }
    return { server, user, ask, drawer: await ask() }
  }

  it('offers the branches that are free on the chosen platform', async () => {
    const { user, drawer } = await open()
    expect(drawer.getAllByRole('checkbox')).toHaveLength(1)
    expect(drawer.getByRole('checkbox', { name: 'Yasmin' })).not.toBeChecked()
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Platform' }), 'Jahez')
    expect(drawer.getAllByRole('checkbox')).toHaveLength(2)
  })

  it('requires a branch that is free there', async () => {
    const { user, drawer } = await open()
    const send = drawer.getByRole('button', { name: 'Send the request' })
    expect(send).toBeDisabled()
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Platform' }), 'Jahez')
    await user.click(drawer.getByRole('checkbox', { name: 'Olaya' }))
    expect(send).toBeEnabled()
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Platform' }), 'HungerStation')
    expect(send).toBeDisabled()
  })

  it('requests several branches at once with known numbers, and explains the next step', async () => {
    const { server, user, drawer } = await open({ [REQUEST]: { body: [] } })
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Platform' }), 'Jahez')
    await user.click(drawer.getByRole('checkbox', { name: 'Olaya' }))
    await user.click(drawer.getByRole('checkbox', { name: 'Yasmin' }))
    const [first] = drawer.getAllByLabelText('Store number at the platform')
    if (!first) throw new Error('no box for a number')
    await user.type(first, 'JZ-1')
    await user.type(drawer.getByRole('textbox', { name: 'Note' }), 'Before Ramadan, please')
    await user.click(drawer.getByRole('button', { name: 'Send the request' }))
    expect(await screen.findByText('The operator has your request.')).toBeVisible()
    expect(server.bodyOf('/api/Integration/Request')).toEqual({
      channelId: 2,
      note: 'Before Ramadan, please',
      branches: [
        { branchId: 7, storeId: 'JZ-1' },
        { branchId: 8, storeId: '' },
      ],
    })
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  })

  it('omits a deselected branch', async () => {
    const { server, user, drawer } = await open({ [REQUEST]: { body: [] } })
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Platform' }), 'Jahez')
    await user.click(drawer.getByRole('checkbox', { name: 'Olaya' }))
    await user.click(drawer.getByRole('checkbox', { name: 'Yasmin' }))
    await user.click(drawer.getByRole('checkbox', { name: 'Olaya' }))
    await user.click(drawer.getByRole('button', { name: 'Send the request' }))
    await waitFor(() =>
      expect(server.bodyOf('/api/Integration/Request')).toMatchObject({
        branches: [{ branchId: 8, storeId: '' }],
      }),
    )
  })

  it('shows a refusal in the drawer and keeps the input', async () => {
    const { user, drawer } = await open({
      [REQUEST]: { status: 409, body: { code: 'already_exists', status: 409 } },
    })
    await user.click(drawer.getByRole('checkbox', { name: 'Yasmin' }))
    await user.type(drawer.getByLabelText('Store number at the platform'), 'HS-2')
    await user.click(drawer.getByRole('button', { name: 'Send the request' }))
    expect(await drawer.findByRole('alert')).toBeVisible()
    expect(drawer.getByLabelText('Store number at the platform')).toHaveValue('HS-2')
  })

  it('shows an invalid number at its branch, sends nothing and allows a correction', async () => {
    const { server, user, drawer } = await open({ [REQUEST]: { body: [] } })
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Platform' }), 'Jahez')
    await user.click(drawer.getByRole('checkbox', { name: 'Olaya' }))
    await user.click(drawer.getByRole('checkbox', { name: 'Yasmin' }))
    const [olaya, yasmin] = drawer.getAllByLabelText('Store number at the platform')
    if (!olaya || !yasmin) throw new Error('no box for a number')
    await user.type(yasmin, 'JZ 2')
    await user.click(drawer.getByRole('button', { name: 'Send the request' }))
    await waitFor(() => expect(yasmin).toBeInvalid())
    expect(olaya).toBeValid()
    expect(yasmin).toHaveFocus()
    expect(server.bodyOf('/api/Integration/Request')).toBeUndefined()
    await user.clear(yasmin)
    await user.type(yasmin, 'JZ-2')
    await user.click(drawer.getByRole('button', { name: 'Send the request' }))
    expect(await screen.findByText('The operator has your request.')).toBeVisible()
  })

  it('leaves the next request open when a response arrives after closing', async () => {
    const late = delayedResponse({ body: [] })
    const { user, drawer, ask } = await open({ [REQUEST]: late.answer })
    await user.click(drawer.getByRole('checkbox', { name: 'Yasmin' }))
    await user.click(drawer.getByRole('button', { name: 'Send the request' }))
    await user.click(drawer.getByRole('button', { name: 'Close' }))
    const next = await ask()
    await user.type(next.getByRole('textbox', { name: 'Note' }), 'Another')
    late.come()
    expect(await screen.findByText('The operator has your request.')).toBeVisible()
    expect(next.getByRole('textbox', { name: 'Note' })).toHaveValue('Another')
  })

  it('states that everything is connected', async () => {
    const { drawer } = await open({}, [sampleBranch({ connections: [sampleConnection({})] })])
    expect(drawer.getByText('Every branch is connected or asked for already.')).toBeVisible()
  })
})

describe('the pending requests', () => {
  const second = sampleRequest({ id: 32, merchantName: '{"ar":"مخبز","en":"Bakery"}', note: '' })
  const show = (
    requests = [sampleRequest(), second],
    answers: Parameters<typeof integrationServer>[1] = {},
    language?: 'ar' | 'en',
  ) => {
    const server = integrationServer({ branches: [], requests }, answers)
    return { server, ...renderIntegrations(<IntegrationsPage />, { role: 'SuperAdmin', language }) }
  }

  it("are listed with the merchants' notes and a link to connect", async () => {
    show()
    const list = within(await screen.findByRole('region', { name: 'Requests of merchants' }))
    expect(list.getByText('2')).toBeVisible()
    expect(list.getByText('The House')).toBeVisible()
    expect(list.getByText('soon')).toBeVisible()
    expect(list.getAllByRole('link', { name: 'Connect' })[0]).toHaveAttribute(
      'href',
      '/integrations/new-integrations?merchant=1&branch=7&channel=2&store=JZ-9',
    )
  })

  it('are hidden when there are none', async () => {
    show([])
    await screen.findByText('Choose a merchant to see its connections.')
    expect(screen.queryByRole('region', { name: 'Requests of merchants' })).not.toBeInTheDocument()
  })

  it('that failed to load are not reported as none, and can be retried', async () => {
    const { user } = show([], { 'GET /api/Integration/Requests': { status: 500 } })
    expect(await screen.findByText('What merchants asked for could not be loaded')).toBeVisible()
    integrationServer({ branches: [], requests: [sampleRequest()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The House')).toBeVisible()
  })

  it('a reason sent after "Cancel" leaves the one for another merchant alone', async () => {
    const late = delayedResponse({ body: sampleRequest({ state: 'Declined' }) })
    const { user } = show(undefined, { [DECLINE]: late.answer })
    const decline = async (at: number) => {
      const buttons = await screen.findAllByRole('button', { name: 'Decline' })
      await user.click(buttons[at] ?? document.body)
      return within(await screen.findByRole('dialog', { name: 'Decline the request' }))
    }
    const first = await decline(0)
    await user.type(first.getByLabelText('Reason'), 'Unknown shop')
    await user.click(first.getByRole('button', { name: 'Decline' }))
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    const next = await decline(1)
    expect(next.getByText(/Bakery asks for Olaya on Jahez/)).toBeVisible()
    await user.type(next.getByLabelText('Reason'), 'Not yet')
    late.come()
    expect(await screen.findByText(/The request is declined/)).toBeVisible()
    expect(next.getByLabelText('Reason')).toHaveValue('Not yet')
  })

  it('report a request withdrawn meanwhile and keep the reason', async () => {
    const { user } = show([sampleRequest()], {
      [DECLINE]: { status: 409, body: { code: 'illegal_transition', status: 409 } },
    })
    await user.click(await screen.findByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Reason'), 'Unknown shop')
    await user.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(await dialog.findByRole('alert')).toBeVisible()
    expect(dialog.getByLabelText('Reason')).toHaveValue('Unknown shop')
  })

  it('name merchant and branch in Arabic in the Arabic interface', async () => {
    show([sampleRequest()], {}, 'ar')
    expect(await screen.findByText('البيت')).toBeVisible()
    expect(screen.getByText('فرع العليا')).toBeVisible()
  })
})
