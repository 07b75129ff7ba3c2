import { answerHttp, renderUi } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { FileButtons } from './file-buttons.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const show = (answers: Parameters<typeof answerHttp>[0]) => {
  const { calls } = answerHttp(answers)
  const names: string[] = []
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:menu')
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const ui = renderUi(<FileButtons serviceProviderId={7} />, {
    role: 'Admin',
    namespaces: { menus: { ar, en } },
  })
  return { ...ui, calls, names }
}

it("downloads the brand's current menu as a sheet", async () => {
  const { user, calls, names } = show({ 'GET /api/Product/Export': { body: 'sheet' } })
  await user.click(screen.getByRole('button', { name: 'The menu as it is' }))
  await waitFor(() => expect(names).toEqual(['menu.xlsx']))
  expect(calls[0]?.query.get('ServiceProviderId')).toBe('7')
})

it('shows an error for a failed template download until it succeeds', async () => {
  let isDown = true
  const { user, names } = show({
    'GET /api/Product/ImportTemplate': () =>
      isDown ? { status: 503, body: { code: 'unavailable' } } : { body: 'x' },
  })
  await user.click(screen.getByRole('button', { name: 'Template' }))
  expect(await screen.findByText('The file could not be made. Please try again.')).toBeInTheDocument()
  expect(names).toEqual([])
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Template' }))
  await waitFor(() => expect(names).toEqual(['menu-template.xlsx']))
  expect(screen.queryByText(/could not be made/)).not.toBeInTheDocument()
})
