import { fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../press/button.tsx'
import { renderUi } from '#src/testing/testing.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'

const RejectPage = () => {
  const [order, setOrder] = useState<string>()
  return (
    <>
      <Button onClick={() => setOrder('4821')}>Reject</Button>
      <Dialog isOpen={order !== undefined} onClose={() => setOrder(undefined)} title={`Order ${order}`}>
        <input aria-label="Reason" />
      </Dialog>
    </>
  )
}

it('opens with its title as name and the focus inside', async () => {
  const { user } = renderUi(<RejectPage />)
  expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  expect(screen.getByRole('dialog', { name: 'Order 4821' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
})

it('shows its last content while it closes, then disappears', async () => {
  const { user } = renderUi(<RejectPage />)
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  const leaving = screen.getByText('Order 4821')
  expect(leaving.closest('dialog')).not.toHaveAttribute('open')
  await waitForElementToBeRemoved(leaving)
})

it('starts empty when it is opened again', async () => {
  const { user } = renderUi(<RejectPage />)
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'closed')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitForElementToBeRemoved(screen.getByText('Order 4821'))
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('')
})

it('asks to close on Escape and on the backdrop, but not on an inside press', async () => {
  const asked: string[] = []
  renderUi(
    <Drawer isOpen onClose={() => asked.push('close')} title="الطلب">
      <p>inside</p>
    </Drawer>,
    { language: 'ar' },
  )
  const drawer = screen.getByRole('dialog', { name: 'الطلب' })
  fireEvent.mouseDown(screen.getByText('inside'))
  expect(asked).toHaveLength(0)
  fireEvent.mouseDown(drawer)
  fireEvent(drawer, new Event('cancel', { cancelable: true }))
  expect(asked).toHaveLength(2)
})

it('stays open after a cancelled file choice', () => {
  const asked: string[] = []
  renderUi(
    <Dialog isOpen onClose={() => asked.push('close')} title="Picture">
      <input type="file" aria-label="File" />
    </Dialog>,
  )
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }))
  expect(asked).toHaveLength(0)
})

const renderConfirm = (isBusy: boolean) => {
  const said: string[] = []
  const result = renderUi(
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={isBusy}
      title="Delete the item?"
      body="It disappears from every menu."
      confirmLabel="Delete"
      cancelLabel="Cancel"
      onConfirm={() => said.push('confirm')}
      onClose={() => said.push('close')}
    />,
  )
  return { said, ...result }
}

it('focuses the harmless button of a confirmation, and acts only on a press', async () => {
  const { said, user } = renderConfirm(false)
  expect(screen.getByRole('alertdialog', { name: 'Delete the item?' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(said).toEqual(['confirm', 'close'])
})

it('accepts a confirmation once while it is carried out', async () => {
  const { said, user } = renderConfirm(true)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(said).toEqual([])
})

it('stays open without onClose, even if the browser closes it', async () => {
  const { user } = renderUi(
    <Dialog isOpen title="Sign in again">
      <input aria-label="Password" />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Sign in again' })
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  fireEvent.mouseDown(dialog)
  expect(dialog).toHaveAttribute('open')
  if (dialog instanceof HTMLDialogElement) dialog.close()
  expect(dialog).toHaveAttribute('open')
})
