import { renderUi } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { LeftoverPanel } from './leftover-panel.tsx'

const NOTE = { label: 'Note to the kitchen', text: 'no bread' }

const show = () =>
  renderUi(
    <>
      <LeftoverPanel texts={[NOTE]} onDismiss={() => undefined} />
      <Toaster />
    </>,
    { namespaces: { host: { ar, en } } },
  )

afterEach(() => jest.restoreAllMocks())

it('states which text was copied', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Copied: Note to the kitchen')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('no bread')
})

it('explains how to get the text where copying is not allowed', async () => {
  const { user } = show()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed here'))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('does not allow copying')
})
