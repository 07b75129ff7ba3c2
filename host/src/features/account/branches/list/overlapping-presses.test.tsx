import { delayedResponse } from '@sufra/shared/testing'
import { act, screen, within } from '@testing-library/react'
import { BranchesPage } from '../branches.page.tsx'
import { branchServer, renderBranches, sampleOverview } from '../testing/branch-server.tsx'

describe('overlapping presses', () => {
  const SET = 'PUT /api/Branch/SetStatus'
  const olaya = sampleOverview()
  const nakheel = sampleOverview({ id: 3, name: '{"ar":"النخيل","en":"Nakheel"}' })
  const show = (answers: Parameters<typeof branchServer>[1]) => {
    branchServer([olaya, nakheel], answers)
    return renderBranches(<BranchesPage />)
  }
  const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))

  it('are all reported, not only the last', async () => {
    const first = delayedResponse({ body: [olaya] })
    const answers = [first.answer, async () => ({ body: [nakheel] })]
    const { user } = show({ [SET]: async () => (await answers.shift()?.()) ?? {} })
    const pause = async (name: string, end: string) => {
      await user.click((await cardOf(name)).getByRole('button', { name: 'Pause' }))
      await user.click(await screen.findByRole('menuitem', { name: end }))
    }
    await pause('Olaya', '1 hour')
    await user.click((await cardOf('Nakheel')).getByRole('button', { name: 'Busy' }))
    await user.click(await screen.findByRole('menuitem', { name: '+10 min, for an hour' }))
    expect(await screen.findByText('The branch is busy')).toBeInTheDocument()
    first.come()
    expect(await screen.findByText('The branch is paused')).toBeInTheDocument()
  })

  it('a response after "Cancel" leaves the dialog of another branch open', async () => {
    const late = delayedResponse({ body: [olaya] })
    const { user } = show({ [SET]: late.answer })
    const ask = async (name: string) => {
      await user.click((await cardOf(name)).getByRole('button', { name: 'Pause' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Another time or a reason…' }))
      return within(await screen.findByRole('dialog', { name: 'Pause 1 branch' }))
    }
    const dialog = await ask('Olaya')
    await user.click(dialog.getByRole('button', { name: 'Pause' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    const next = await ask('Nakheel')
    await user.selectOptions(next.getByRole('combobox', { name: 'Why' }), 'Prayer')
    late.come()
    expect(await screen.findByText('The branch is paused')).toBeInTheDocument()
    expect(next.getByRole('combobox', { name: 'Why' })).toHaveValue('Prayer')
  })

  it('hours saved after "Cancel" leave the drawer of another branch open', async () => {
    const late = delayedResponse({ body: olaya })
    const { user } = show({ 'PUT /api/Branch/Update': late.answer })
    const openHours = async (name: string) => {
      await user.click((await cardOf(name)).getByRole('button', { name: `More about ${name}` }))
      await user.click(await screen.findByRole('menuitem', { name: 'Opening hours' }))
    }
    await openHours('Olaya')
    const first = within(await screen.findByRole('dialog', { name: 'Opening hours: Olaya' }))
    await user.click(first.getByRole('button', { name: 'Save hours' }))
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    await openHours('Nakheel')
    await screen.findByRole('dialog', { name: 'Opening hours: Nakheel' })
    late.come()
    expect(await screen.findByText('Hours saved')).toBeInTheDocument()
    await act(async () => undefined)
    expect(screen.getByRole('dialog', { name: 'Opening hours: Nakheel' })).toBeInTheDocument()
  })
})
