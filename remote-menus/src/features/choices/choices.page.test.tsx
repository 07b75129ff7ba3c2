import { delayedResponse, samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HOT, MILD, choiceServer, choose, renderChoices, sampleChoice } from './testing/choice-server.tsx'

const beginNew = async (user: ReturnType<typeof renderChoices>['user']) => {
  await screen.findByText('There are no modifier groups yet')
  await user.click(screen.getAllByRole('button', { name: 'New group' })[0] ?? document.body)
  return within(await screen.findByRole('dialog', { name: 'New modifier group' }))
}

it('shows both names, options with prices, the limits as a sentence, and the number of products', async () => {
  choiceServer([sampleChoice({ productCount: 3 })])
  renderChoices()
  const card = within(await screen.findByRole('article', { name: 'How spicy' }))
  expect(card.getByText('درجة الحرارة')).toBeInTheDocument()
  expect(card.getByText('Customers must choose 1 option.')).toBeInTheDocument()
  expect(card.getByText('Mild')).toBeInTheDocument()
  expect(card.getByText('2.00')).toBeInTheDocument()
  expect(card.getByText('Carried by 3 items')).toBeInTheDocument()
})

it('shows the same in Arabic', async () => {
  choiceServer([sampleChoice({ productCount: 2, min: 0, max: 3, isRequired: false })])
  renderChoices({ language: 'ar' })
  expect(await screen.findByText('للعميل ألا يختار شيئًا، أو أن يختار حتى 3 خيارات.')).toBeInTheDocument()
  expect(screen.getByText('يحملها صنفان')).toBeInTheDocument()
})

it('creates a group with its options in order', async () => {
  const server = choiceServer([], { 'POST /api/Choice/Add': { body: sampleChoice({ id: 8 }) } })
  const { user } = renderChoices()
  const dialog = await beginNew(user)
  await user.type(await dialog.findByLabelText('Group name in English'), 'Size')
  await user.type(dialog.getByLabelText('Option in English'), 'Large')
  await user.type(dialog.getByLabelText('Adds to the price'), '2.5')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.bodyOf('POST /api/Choice/Add')).toEqual({
      serviceProviderId: 7,
      name: { ar: '', en: 'Size' },
      min: 0,
      max: 1,
      isRequired: false,
      options: [{ optionNameAr: '', optionNameEn: 'Large', price: 2.5, isAvailable: true }],
    }),
  )
})

it('shows errors of an invalid group at their fields', async () => {
  const server = choiceServer([])
  const { user } = renderChoices()
  const dialog = await beginNew(user)
  await user.type(await dialog.findByLabelText('At most'), '{Backspace}4')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(dialog.getByLabelText('At most')).toBeInvalid())
  expect(dialog.getByLabelText('Group name in Arabic')).toBeInvalid()
  expect(dialog.getByLabelText('Option in Arabic')).toBeInvalid()
  expect(server.bodyOf('POST /api/Choice/Add')).toBeUndefined()
})

it('updates a group with its version, keeping the ids of its options', async () => {
  const server = choiceServer([sampleChoice()])
  const { user } = renderChoices()
  await choose(user, 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the modifier group' }))
  await user.type(await dialog.findByLabelText('Group name in English'), '?')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.bodyOf('PUT /api/Choice/Update')).toMatchObject({
      id: 5,
      rowVersion: 2,
      name: { ar: 'درجة الحرارة', en: 'How spicy?' },
      options: [{ id: 51 }, { id: 52, price: 2 }],
    }),
  )
})

it('names a copy as a copy and removes its ids', async () => {
  const server = choiceServer([sampleChoice()])
  const { user } = renderChoices()
  await choose(user, 'Duplicate')
  const dialog = within(await screen.findByRole('dialog', { name: 'New modifier group' }))
  expect(await dialog.findByLabelText('Group name in Arabic')).toHaveValue('درجة الحرارة (نسخة)')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.bodyOf('POST /api/Choice/Add')).toBeDefined())
  expect(JSON.stringify(server.bodyOf('POST /api/Choice/Add'))).not.toContain('"id"')
})

it('deletes an unused group after a confirmation, and explains why a used one cannot be deleted', async () => {
  const server = choiceServer([sampleChoice()])
  const { user, unmount } = renderChoices()
  await choose(user, 'Delete')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Group deleted')).toBeInTheDocument()
  expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(true)
  unmount()

  const other = choiceServer([sampleChoice({ productCount: 3 })])
  const again = renderChoices()
  await choose(again.user, 'Delete')
  expect(await screen.findByText(/3 items carry it/)).toBeInTheDocument()
  expect(other.calls.some(({ method }) => method === 'DELETE')).toBe(false)
})

it('shows the refusal to delete a group that a product has started to use', async () => {
  choiceServer([sampleChoice()], {
    'DELETE /api/Choice/Delete': { status: 409, body: { code: 'in_use', title: 'x' } },
  })
  const { user } = renderChoices()
  await choose(user, 'Delete')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Items carry this group, so it cannot be deleted.')).toBeInTheDocument()
})

it('hides deletion without the permission', async () => {
  choiceServer([sampleChoice()])
  const { user } = renderChoices({ role: 'BranchManager' })
  await user.click(await screen.findByRole('button', { name: 'More for How spicy' }))
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
})

it('asks before unsaved input is discarded', async () => {
  choiceServer([sampleChoice()])
  const { user } = renderChoices()
  await choose(user, 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the modifier group' }))
  await user.type(await dialog.findByLabelText('Group name in English'), '?')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }),
  )
  expect(dialog.getByLabelText('Group name in English')).toHaveValue('How spicy?')
})

describe('a group that another user saved meanwhile', () => {
  const theirs = sampleChoice({
    name: '{"ar":"الحرارة","en":"Heat"}',
    max: 2,
    rowVersion: 4,
    options: [MILD, { ...HOT, price: 3 }],
  })
  /** Refuses the first update as stale and accepts the next. */
  const saveTooLate = async () => {
    let isRefused = false
    const server = choiceServer([sampleChoice()], {
      'PUT /api/Choice/Update': () => {
        if (isRefused) return { body: sampleChoice({ rowVersion: 5 }) }
        isRefused = true
        return { status: 409, body: { code: 'stale_version', title: 'x', current: theirs } }
      },
    })
    const { user } = renderChoices()
    await choose(user, 'Edit')
    const form = within(await screen.findByRole('dialog', { name: 'Edit the modifier group' }))
    await user.type(await form.findByLabelText('Group name in English'), '!')
    await user.click(form.getByText('Save', { selector: 'button' }))
    const versions = within(await screen.findByRole('dialog', { name: 'Someone else changed this group' }))
    const updates = () => server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
    const sideOf = (part: RegExp, side: RegExp) =>
      within(versions.getByRole('group', { name: part })).getByLabelText(side)
    return { user, form, versions, updates, sideOf }
  }

  it('shows both versions, preselecting mine where I edited and theirs where only they did', async () => {
    const { user, updates, sideOf, versions } = await saveTooLate()
    expect(sideOf(/^Name Changed by both/, /Yours/)).toBeChecked()
    expect(sideOf(/^How many may be chosen$/, /Newer version/)).toBeChecked()
    expect(sideOf(/^Options$/, /Newer version/)).toHaveAccessibleName(/Hot · .*3\.00/)
    await user.click(sideOf(/^Options$/, /Yours/))
    await user.click(versions.getByText('Save what is chosen'))
    await waitFor(() => expect(updates()).toHaveLength(2))
    expect(updates()[1]).toMatchObject({
      rowVersion: 4,
      name: { en: 'How spicy!' },
      max: 2,
      options: [{ id: 51 }, { id: 52, price: 2 }],
    })
  })

  it('can be replaced completely by one version', async () => {
    const { user, updates, versions } = await saveTooLate()
    await user.click(versions.getByText('All of the newer version'))
    await user.click(versions.getByText('Save what is chosen'))
    await waitFor(() => expect(updates()).toHaveLength(2))
    expect(updates()[1]).toMatchObject({ rowVersion: 4, name: { ar: 'الحرارة', en: 'Heat' }, max: 2 })
  })

  it('keeps the input and sends nothing when the dialog is closed', async () => {
    const { user, form, updates, versions } = await saveTooLate()
    await user.click(versions.getByText('Back to editing'))
    expect(form.getByLabelText('Group name in English')).toHaveValue('How spicy!')
    expect(updates()).toHaveLength(1)
  })
})

it('finds a group by its name or an option in either language, and says when nothing matches', async () => {
  choiceServer([
    sampleChoice(),
    sampleChoice({
      id: 6,
      name: '{"ar":"الخبز","en":"Bread"}',
      options: [{ ...MILD, optionNameAr: 'تنور' }],
    }),
  ])
  const { user } = renderChoices()
  const box = await screen.findByRole('searchbox')
  await user.type(box, 'تنّور')
  await waitFor(() => expect(screen.queryByRole('article', { name: 'How spicy' })).not.toBeInTheDocument())
  expect(screen.getByRole('article', { name: 'Bread' })).toBeInTheDocument()
  await user.clear(box)
  await user.type(box, 'sushi')
  expect(await screen.findByText('No group matches “sushi”')).toBeInTheDocument()
})

it('shows an error for groups that failed to load, and retries', async () => {
  let isDown = true
  choiceServer([], {
    'GET /api/Choice/Get': call =>
      isDown
        ? { status: 500, body: { code: 'internal_error' } }
        : { body: samplePage([sampleChoice()], call) },
  })
  const { user } = renderChoices()
  expect(await screen.findByText('The groups did not load')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'How spicy' })).toBeInTheDocument()
})

it('leaves the form of another group open when a deletion ends after its dialog was closed', async () => {
  const late = delayedResponse({ body: sampleChoice() })
  const bread = sampleChoice({ id: 6, name: '{"ar":"الخبز","en":"Bread"}' })
  const server = choiceServer([sampleChoice(), bread], { 'DELETE /api/Choice/Delete': late.answer })
  const { user } = renderChoices()
  await choose(user, 'Delete')
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'More for Bread' }))
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  const drawer = within(await screen.findByRole('dialog'))
  await user.type(await drawer.findByLabelText('Group name in English'), 's')
  late.come()
  await screen.findByText('Group deleted')
  await waitFor(() => expect(server.calls.filter(({ path }) => path === '/api/Choice/Get')).toHaveLength(2))
  await user.click(drawer.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.bodyOf('PUT /api/Choice/Update')).toMatchObject({ id: 6 }))
})
