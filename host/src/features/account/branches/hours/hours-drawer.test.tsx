import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { BranchOverview } from '@sufra/shared/contracts/branch'
import { branchServer, renderBranches, sampleOverview } from '../testing/branch-server.tsx'
import { HoursDrawer } from './hours-drawer.tsx'

const UPDATE = '/api/Branch/Update'
const HOLIDAY = { date: '2026-12-01', closed: true, from: '10:00', to: '23:00', label: 'Wedding' }

const show = (branch: Partial<BranchOverview> = {}) => {
  const server = branchServer([], { [`PUT ${UPDATE}`]: { body: sampleOverview() } })
  const handleClose = jest.fn()
  const { user } = renderBranches(<HoursDrawer branch={sampleOverview(branch)} onClose={handleClose} />)
  const days = within(screen.getByRole('region', { name: 'Days of their own' }))
  const save = () => user.click(screen.getByRole('button', { name: 'Save hours' }))
  const write = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })
  return { server, user, days, save, write, handleClose }
}

it('adds a special day as closed until it gets hours', async () => {
  const { server, user, days, save } = show()
  expect(days.getByText(/Holidays and other days/)).toBeInTheDocument()
  await user.click(days.getByRole('button', { name: 'Add a day' }))
  expect(days.getByRole('checkbox', { name: 'Closed all day' })).toBeChecked()
  expect(days.queryByLabelText('From')).not.toBeInTheDocument()
  await user.type(days.getByRole('textbox', { name: 'Day' }), '01/12/2026')
  await user.type(days.getByRole('textbox', { name: 'What it is' }), 'Wedding')
  await save()
  await waitFor(() => expect(server.bodyOf(UPDATE)).toMatchObject({ specialHours: [HOLIDAY] }))
})

it('gives an open special day hours, and marks hours past midnight', async () => {
  const { server, user, days, save, write } = show({ specialHours: [HOLIDAY] })
  await user.click(days.getByRole('checkbox', { name: 'Closed all day' }))
  expect(days.queryByText('ends on the next day')).not.toBeInTheDocument()
  write(days.getByLabelText('From'), '20:00')
  write(days.getByLabelText('Until'), '02:00')
  expect(days.getByText('ends on the next day')).toBeInTheDocument()
  await save()
  await waitFor(() =>
    expect(server.bodyOf(UPDATE)).toMatchObject({
      specialHours: [{ ...HOLIDAY, closed: false, from: '20:00', to: '02:00' }],
    }),
  )
})

it('states how each platform receives the hours', () => {
  const [channel] = sampleOverview().channels
  if (!channel) throw new Error('There is no channel')
  const keeta = { ...channel, channelId: 3, channelKey: 'keeta' as const, hoursWay: 'status' as const }
  show({ channels: [channel, keeta] })
  const platforms = within(screen.getByRole('region', { name: 'On the delivery platforms' }))
  expect(platforms.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^HungerStation.*next 4 weeks/),
    expect.stringMatching(/^Keeta.*opens and closes the branch/),
  ])
})

it('refuses a second entry for a closed day at that entry', async () => {
  const { server, days, save } = show({ specialHours: [HOLIDAY, { ...HOLIDAY, label: 'Again' }] })
  await save()
  const [first, second] = days.getAllByRole('textbox', { name: 'Day' })
  await waitFor(() => expect(second).toHaveAccessibleDescription(/overlap/))
  expect(first).toBeValid()
  expect(server.bodyOf(UPDATE)).toBeUndefined()
})

it('refuses a special day without a date', async () => {
  const { server, user, days, save } = show()
  await user.click(days.getByRole('button', { name: 'Add a day' }))
  await save()
  await waitFor(() => expect(days.getByRole('textbox', { name: 'Day' })).toBeInvalid())
  expect(server.bodyOf(UPDATE)).toBeUndefined()
})

it('removes one special day and keeps the others', async () => {
  const { server, user, days, save } = show({
    specialHours: [HOLIDAY, { ...HOLIDAY, date: '2026-12-02', label: 'Stocktaking' }],
  })
  await user.click(days.getAllByRole('button', { name: 'Remove this day' })[0] ?? document.body)
  await save()
  await waitFor(() =>
    expect(server.bodyOf(UPDATE)).toMatchObject({
      specialHours: [{ ...HOLIDAY, date: '2026-12-02', label: 'Stocktaking' }],
    }),
  )
})

describe('Ramadan', () => {
  it('proposes the next dates with usual hours', async () => {
    const { server, user, save } = show()
    await user.click(screen.getByRole('switch', { name: 'Ramadan hours' }))
    expect(screen.getByRole('textbox', { name: 'First day' })).toHaveDisplayValue(/^\d\d\/\d\d\/20\d\d$/)
    await save()
    await waitFor(() =>
      expect(server.bodyOf(UPDATE)).toMatchObject({
        ramadanHours: { hours: expect.arrayContaining([{ dayOfWeek: 0, from: '17:00', to: '03:00' }]) },
      }),
    )
  })

  it('refuses an end before the start', async () => {
    const hours = [{ dayOfWeek: 0, from: '17:00', to: '03:00' }]
    const { server, save } = show({ ramadanHours: { startsOn: '2027-03-09', endsOn: '2027-02-08', hours } })
    await save()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Last day' })).toBeInvalid())
    expect(server.bodyOf(UPDATE)).toBeUndefined()
  })

  it('removes its hours when switched off', async () => {
    const hours = [{ dayOfWeek: 0, from: '17:00', to: '03:00' }]
    const { server, user, save, handleClose } = show({
      ramadanHours: { startsOn: '2027-02-08', endsOn: '2027-03-09', hours },
    })
    await user.click(screen.getByRole('switch', { name: 'Ramadan hours' }))
    await save()
    expect(await screen.findByText('Hours saved')).toBeInTheDocument()
    expect(server.bodyOf(UPDATE)).toMatchObject({ ramadanHours: null })
    await waitFor(() => expect(handleClose).toHaveBeenCalled())
  })
})
