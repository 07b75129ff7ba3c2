import { act, screen, waitFor } from '@testing-library/react'
import { answerHttp, liveOrders, preparingOrder, renderUi, sampleLine } from '@sufra/shared/testing'
import { putOrder } from '@sufra/shared/live'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { LiveBoard } from '../live-board.page.tsx'

const open = async (language: 'ar' | 'en' = 'en') => {
  answerHttp({
    'GET /api/Order/GetLiveOrders': {
      body: liveOrders(
        preparingOrder({ id: 1 }),
        preparingOrder({ id: 2, productOrder: [sampleLine({ productQuantity: 1, modifierOrder: [] })] }),
      ),
    },
  })
  const ui = renderUi(<LiveBoard soundControl={null} soundTest={null} />, {
    language,
    role: 'Kitchen',
    namespaces: { orders: { ar, en } },
  })
  const menu = language === 'ar' ? ar.board.menu : en.board.menu
  await screen.findAllByRole('article')
  return { ...ui, openMenu: () => ui.user.click(screen.getByRole('button', { name: menu })) }
}

it('counts the dishes to prepare, follows new orders, folds, and restores its state on the next visit', async () => {
  const { user, openMenu, queryClient, unmount } = await open()
  await openMenu()
  await user.click(screen.getByRole('menuitem', { name: 'To prepare now' }))
  expect(await screen.findByText('To prepare now: 3 items')).toBeVisible()
  expect(screen.getByText('Extra rice · Spicy', { selector: 'bdi' })).toBeVisible()
  expect(screen.getByText('as it is')).toBeVisible()
  act(() => putOrder(queryClient, preparingOrder({ id: 3, orderNumber: '3' })))
  expect(await screen.findByText('To prepare now: 5 items')).toBeVisible()
  await user.click(screen.getByText('To prepare now: 5 items'))
  unmount()
  const again = await open()
  const fold = (await screen.findByText('To prepare now: 3 items')).closest('details')
  expect(fold).not.toHaveAttribute('open')
  await again.openMenu()
  await again.user.click(screen.getByRole('menuitem', { name: 'Hide “to prepare now”' }))
  await waitFor(() => expect(screen.queryByText(/^To prepare now/)).not.toBeInTheDocument())
})

it('uses Arabic plural forms', async () => {
  const { user, openMenu } = await open('ar')
  await openMenu()
  await user.click(screen.getByRole('menuitem', { name: 'المطلوب تحضيره الآن' }))
  expect(await screen.findByText('المطلوب تحضيره الآن: 3 أصناف')).toBeVisible()
})
