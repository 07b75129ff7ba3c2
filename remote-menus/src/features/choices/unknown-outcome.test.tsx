import { samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { choiceServer, choose, renderChoices, sampleChoice } from './testing/choice-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const DELETE = 'DELETE /api/Choice/Delete'
const GET = 'GET /api/Choice/Get'

const deleteIt = async () => {
  const rendered = renderChoices()
  await choose(rendered.user, 'Delete')
  const question = within(await screen.findByRole('alertdialog'))
  await rendered.user.click(question.getByRole('button', { name: 'Delete' }))
  return rendered
}
const heading = () => screen.queryByRole('heading', { name: 'How spicy' })

describe('deleting a group', () => {
  it.each([
    ['the gateway gave up', () => ({ status: 504 })],
    ['the connection broke', () => Promise.reject(new TypeError('cut'))],
  ])('is reported as unsure where %s, and the list shows the result', async (_how, answer) => {
    let isGone = false
    choiceServer([], {
      [GET]: call => ({ body: samplePage(isGone ? [] : [sampleChoice()], call) }),
      [DELETE]: () => {
        isGone = true
        return answer()
      },
    })
    await deleteIt()
    expect(await screen.findByText(/it may be deleted or not/)).toBeInTheDocument()
    expect(screen.queryByText('The group could not be deleted')).not.toBeInTheDocument()
    expect(await screen.findByText('There are no modifier groups yet')).toBeInTheDocument()
  })

  it('can be retried if it was not carried out', async () => {
    let isLost = true
    choiceServer([sampleChoice()], {
      [DELETE]: () => {
        if (!isLost) return { body: sampleChoice() }
        isLost = false
        return { status: 503, body: { code: 'unavailable' } }
      },
    })
    const { user } = await deleteIt()
    await screen.findByText(/it may be deleted or not/)
    expect(heading()).toBeInTheDocument()
    await choose(user, 'Delete')
    const again = within(await screen.findByRole('alertdialog'))
    await user.click(again.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Group deleted')).toBeInTheDocument()
  })

  it('is reported as failed when the server refuses it', async () => {
    choiceServer([sampleChoice()], { [DELETE]: { status: 403, body: { code: 'forbidden_role' } } })
    await deleteIt()
    expect(await screen.findByText('The group could not be deleted')).toBeInTheDocument()
    expect(screen.queryByText(/it may be deleted or not/)).not.toBeInTheDocument()
    expect(heading()).toBeInTheDocument()
  })
})

it('keeps the form after a change without an answer, and another press saves it', async () => {
  let isLost = true
  const server = choiceServer([sampleChoice()], {
    'PUT /api/Choice/Update': () => {
      if (!isLost) return { body: sampleChoice({ rowVersion: 3 }) }
      isLost = false
      return { status: 504 }
    },
  })
  const { user } = renderChoices()
  await choose(user, 'Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit the modifier group' }))
  await user.type(await form.findByLabelText('Group name in English'), '?')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByRole('alert')).toHaveTextContent(/What you wrote is still here/)
  expect(form.getByLabelText('Group name in English')).toHaveValue('How spicy?')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  expect(server.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2)
})
