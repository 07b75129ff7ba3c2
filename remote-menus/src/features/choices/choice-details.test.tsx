import { screen, waitFor, within } from '@testing-library/react'
import { limitToBranches } from '#src/testing/limit-to-branches.ts'
import { HOT, MILD, choiceServer, choose, renderChoices, sampleChoice } from './testing/choice-server.tsx'

type User = ReturnType<typeof renderChoices>['user']
const UPDATE = 'PUT /api/Choice/Update'
const many = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({
    ...MILD,
    id: at + 1,
    optionNameEn: `Level ${at + 1}`,
    optionNameAr: `درجة ${at + 1}`,
  }))
const edit = async (user: User) => {
  await choose(user, 'Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit the modifier group' }))
  await form.findByLabelText('Group name in English')
  const option = (place: number) => within(form.getByRole('group', { name: `Option ${place}` }))
  return { form, option, save: () => user.click(form.getByRole('button', { name: 'Save' })) }
}

describe('card of a modifier group', () => {
  it.each([
    [6, 'and 1 more option'],
    [8, 'and 3 more options'],
  ])('with %i options names five and counts the rest', async (count, rest) => {
    choiceServer([sampleChoice({ options: many(count) })])
    renderChoices()
    const card = within(await screen.findByRole('article', { name: 'How spicy' }))
    expect(card.getByText('Level 5')).toBeInTheDocument()
    expect(card.queryByText('Level 6')).not.toBeInTheDocument()
    expect(card.getByText(rest)).toBeInTheDocument()
  })

  it('uses the Arabic dual for two more', async () => {
    choiceServer([sampleChoice({ options: many(7) })])
    renderChoices({ language: 'ar' })
    expect(await screen.findByText('وخياران آخران')).toBeInTheDocument()
  })

  it('shows the only name once, also in the other language', async () => {
    choiceServer([sampleChoice({ name: '{"ar":"الخبز","en":""}' })])
    renderChoices()
    expect(await screen.findByRole('article', { name: 'الخبز' })).toBeInTheDocument()
    expect(screen.getAllByText('الخبز')).toHaveLength(1)
  })

  it('shows an unavailable option as gone, and a free one without a price', async () => {
    choiceServer([sampleChoice({ options: [{ ...MILD, isAvailable: false }, HOT] })])
    renderChoices()
    const [mild, hot] = within(await screen.findByRole('list')).getAllByRole('listitem')
    expect(mild).toHaveAttribute('data-out')
    expect(mild).toHaveTextContent('No extra')
    expect(hot).not.toHaveAttribute('data-out')
  })
})

it('finds Arabic in any spelling, and options by their English name', async () => {
  choiceServer([sampleChoice(), sampleChoice({ id: 6, name: '{"ar":"إضافات","en":"Extras"}', options: [] })])
  const { user } = renderChoices()
  const box = await screen.findByRole('searchbox')
  await user.type(box, 'الحراره')
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Extras' })).not.toBeInTheDocument())
  expect(screen.getByRole('article', { name: 'How spicy' })).toBeInTheDocument()
  await user.clear(box)
  await user.type(box, 'اضافات')
  expect(await screen.findByRole('article', { name: 'Extras' })).toBeInTheDocument()
  expect(screen.queryByRole('article', { name: 'How spicy' })).not.toBeInTheDocument()
  await user.clear(box)
  await user.type(box, ' HOT ')
  expect(await screen.findByRole('article', { name: 'How spicy' })).toBeInTheDocument()
})

describe('form of a modifier group', () => {
  it('adds an option at the end with a price in Arabic digits, and removes one', async () => {
    const server = choiceServer([sampleChoice()])
    const { user } = renderChoices()
    const { form, option, save } = await edit(user)
    await user.click(form.getByRole('button', { name: 'New option' }))
    await user.type(option(3).getByLabelText('Option in Arabic'), 'نار')
    await user.type(option(3).getByLabelText('Adds to the price'), '٣٫٧٥')
    await user.click(form.getByRole('button', { name: 'Remove option 1' }))
    await save()
    await waitFor(() =>
      expect(server.bodyOf(UPDATE)).toMatchObject({
        options: [
          { id: 52, price: 2 },
          { optionNameAr: 'نار', optionNameEn: '', price: 3.75, isAvailable: true },
        ],
      }),
    )
  })

  it('keeps the last option, because a group needs at least one', async () => {
    choiceServer([sampleChoice({ options: [MILD] })])
    const { user } = renderChoices()
    const { form } = await edit(user)
    expect(form.getByRole('button', { name: 'Remove option 1' })).toBeDisabled()
  })

  it('allows at most fifty options', async () => {
    choiceServer([sampleChoice({ options: many(50) })])
    const { user } = renderChoices()
    await choose(user, 'Edit')
    // Queried by text, because role queries are slow in a form of this size.
    expect(await screen.findByText('New option', { selector: 'button' })).toBeDisabled()
  })

  it('sets the minimum to one when required, and raises the maximum with the minimum', async () => {
    const server = choiceServer([sampleChoice({ min: 0, max: 1, isRequired: false })])
    const { user } = renderChoices()
    const { form, save } = await edit(user)
    await user.click(form.getByRole('switch', { name: 'Required' }))
    expect(form.getByLabelText('At least')).toHaveValue('1')
    await user.clear(form.getByLabelText('At least'))
    await user.type(form.getByLabelText('At least'), '٢')
    expect(form.getByLabelText('At most')).toHaveValue('2')
    await save()
    await waitFor(() => expect(server.bodyOf(UPDATE)).toMatchObject({ min: 2, max: 2, isRequired: true }))
  })

  it('shows prices read-only without the price permission, and allows all other changes', async () => {
    const server = choiceServer([sampleChoice()])
    const { user } = renderChoices({ role: 'Custom', permissions: ['menu.edit'] })
    const { form, option, save } = await edit(user)
    expect(option(2).getByLabelText('Adds to the price')).toHaveAttribute('readonly')
    await user.type(form.getByLabelText('Group name in English'), '?')
    await save()
    await waitFor(() =>
      expect(server.bodyOf(UPDATE)).toMatchObject({
        name: { en: 'How spicy?' },
        options: [{}, { price: 2 }],
      }),
    )
  })

  // Options have no branches, so the server answers 403.
  it('blocks option switches for users limited to some branches', async () => {
    choiceServer([sampleChoice()])
    const { user } = renderChoices({ role: 'BranchManager' })
    await screen.findByRole('article', { name: 'How spicy' })
    limitToBranches([1])
    const { form, option } = await edit(user)
    expect(form.queryByRole('switch', { name: 'Available' })).not.toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'New option' }))
    expect(option(3).getByRole('switch', { name: 'Available' })).toBeChecked()
  })

  it('closes without a confirmation if nothing changed', async () => {
    choiceServer([sampleChoice()])
    const { user } = renderChoices()
    const { form } = await edit(user)
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
    expect(screen.queryByRole('alertdialog', { hidden: false })).not.toBeInTheDocument()
  })
})

it('creates a valid name for a copy of a group with the longest name', async () => {
  const server = choiceServer([sampleChoice({ name: JSON.stringify({ ar: '', en: 'x'.repeat(80) }) })])
  const { user } = renderChoices()
  await user.click(await screen.findByRole('button', { name: /^More for xxx/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
  const form = within(await screen.findByRole('dialog', { name: 'New modifier group' }))
  await form.findByLabelText('Group name in English')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.bodyOf('POST /api/Choice/Add')).toBeDefined())
  expect(server.bodyOf('POST /api/Choice/Add')).toMatchObject({
    name: { ar: '', en: `${'x'.repeat(73)} (copy)` },
  })
})
