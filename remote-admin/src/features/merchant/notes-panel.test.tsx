import { Link } from '@sufra/shared/router'
import { screen, waitFor } from '@testing-library/react'
import { ACCOUNT, NOTE, openMerchant, panel } from './testing/merchant-page-server.tsx'

const ADD = 'POST /api/Account/AddNote'

describe('a note about a merchant', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
  afterEach(() => jest.restoreAllMocks())

  it('is saved, and text typed during the save stays as the next note', async () => {
    let answer: () => void = () => undefined
    const saved = new Promise<void>(resolve => (answer = resolve))
    const { user, sent } = openMerchant({
      answers: { [ADD]: () => saved.then(() => ({ body: NOTE })) },
    })
    const notes = await panel('Notes')
    const box = await notes.findByRole('textbox')
    await user.type(box, 'Calls on Sundays')
    await user.click(notes.getByRole('button', { name: 'Add the note' }))
    await user.type(box, ' Never on Fridays')
    expect(notes.getByRole('button', { name: 'Add the note' })).toHaveAttribute('aria-busy')
    answer()
    await waitFor(() =>
      expect(notes.getByRole('button', { name: 'Add the note' })).not.toHaveAttribute('aria-busy'),
    )
    expect(box).toHaveValue('Never on Fridays')
    expect(sent()).toEqual([{ call: ADD, body: { accountId: 7, text: 'Calls on Sundays' } }])
  })

  it('clears the input after saving', async () => {
    const { user } = openMerchant({ answers: { [ADD]: { body: NOTE } } })
    const notes = await panel('Notes')
    const box = await notes.findByRole('textbox')
    await user.type(box, 'Calls on Sundays')
    await user.click(notes.getByRole('button', { name: 'Add the note' }))
    expect(await notes.findByDisplayValue('')).toBe(box)
  })

  it('keeps the text when saving fails', async () => {
    const { user } = openMerchant({ answers: { [ADD]: { status: 503 } } })
    const notes = await panel('Notes')
    await user.type(await notes.findByRole('textbox'), 'Calls on Sundays')
    await user.click(notes.getByRole('button', { name: 'Add the note' }))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(notes.getByRole('textbox')).toHaveValue('Calls on Sundays')
  })

  it('is not carried over to another merchant', async () => {
    const { user, asked } = openMerchant({
      answers: {
        'GET /api/Account/Get/Id': ({ query }) => ({ body: { ...ACCOUNT, id: Number(query.get('Id')) } }),
      },
      // The merchant is cached already, so nothing loads on the way back.
      route: '/merchants/8',
      beside: [7, 8].map(id => <Link key={id} to={`/merchants/${id}`}>{`Number ${id}`}</Link>),
    })
    await (await panel('Notes')).findByRole('textbox')
    await user.click(screen.getByRole('link', { name: 'Number 7' }))
    await waitFor(() => expect(asked('/api/Account/Health')).toHaveLength(2))
    const notes = await panel('Notes')
    await user.type(await notes.findByRole('textbox'), 'Calls on Sundays')
    await user.click(screen.getByRole('link', { name: 'Number 8' }))
    await waitFor(async () => expect((await panel('Notes')).getByRole('textbox')).toHaveValue(''))
  })
})
