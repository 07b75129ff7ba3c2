import { act, screen, waitFor } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { EDIT, editorServer, renderEditor, sentProduct } from '../testing/editor-server.tsx'

const group = (id: number, ar: string, en: string) => ({
  id,
  name: { ar, en },
  min: 0,
  max: 1,
  required: false,
  options: [
    {
      id: id * 10,
      optionNameAr: 'عادي',
      optionNameEn: 'Plain',
      price: 0,
      isAvailable: true,
      snoozedUntil: null,
    },
    {
      id: id * 10 + 1,
      optionNameAr: 'ثوم',
      optionNameEn: 'Garlic',
      price: 1,
      isAvailable: true,
      snoozedUntil: null,
    },
  ],
})

// jsdom has no layout: each line is placed 50 px below the previous one.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const line = this.closest('li')
    const top = line ? [...(line.parentElement?.children ?? [])].indexOf(line) * 50 : 0
    return new DOMRect(0, top, 300, 50)
  })
})
afterEach(() => jest.restoreAllMocks())

type User = ReturnType<typeof renderEditor>['user']

const moveDown = async (user: User, grip: HTMLElement) => {
  act(() => grip.focus())
  for (const key of [' ', '{ArrowDown}', ' ']) {
    await user.keyboard(key)
    // The drag sensor listens from the next task on.
    await act(() => new Promise(resolve => setTimeout(resolve, 0)))
  }
}

it('sorts groups and their options by keyboard, and announces each step', async () => {
  const modifiers = [group(1, 'صوص', 'Sauce'), group(2, 'خبز', 'Bread')]
  const server = editorServer(sampleProduct({ modifiers }))
  const { user } = renderEditor(EDIT)
  await moveDown(user, await screen.findByLabelText('Move صوص'))
  expect(await screen.findByText('صوص was dropped at place 2 of 2.')).toBeInTheDocument()

  await user.click(screen.getByText('صوص', { selector: 'b' }))
  await moveDown(user, await screen.findByLabelText('Move عادي'))
  expect(await screen.findByText('عادي was dropped at place 2 of 2.')).toBeInTheDocument()

  await user.click(screen.getByText('Save', { selector: 'button' }))
  await waitFor(() => expect(server.callsTo('PUT /api/Product/Update')).toHaveLength(1))
  expect(sentProduct(server.callsTo('PUT /api/Product/Update')[0]).modifiers).toMatchObject([
    { name: { ar: 'خبز' }, options: [{ optionNameAr: 'عادي' }, { optionNameAr: 'ثوم' }] },
    { name: { ar: 'صوص' }, options: [{ optionNameAr: 'ثوم' }, { optionNameAr: 'عادي' }] },
  ])
})
