import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { Pagination } from './pagination.tsx'
import { useRemembered } from './use-remembered.ts'

const Pages = ({ totalCount }: { totalCount: number }) => {
  const [pageSize, setPageSize] = useState(20)
  return (
    <Pagination
      label="Pages"
      page={1}
      totalPages={Math.ceil(totalCount / pageSize)}
      totalCount={totalCount}
      pageSize={pageSize}
      onChange={() => undefined}
      onResize={setPageSize}
    />
  )
}

it('lets people choose the page size', async () => {
  const { user } = renderUi(<Pages totalCount={70} />)
  const choice = screen.getByRole('combobox', { name: 'Rows on a page' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['20', '50', '100'])
  await user.selectOptions(choice, '100')
  expect(screen.getByRole('navigation')).toHaveTextContent('1–70 of 70')
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

it('offers no page size for a list that fits the smallest page', () => {
  renderUi(<Pages totalCount={20} />)
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})

const Kept = () => {
  const [density, setDensity] = useRemembered('density')
  return <button onClick={() => setDensity('dense')}>{density ?? 'usual'}</button>
}

it('keeps the choice while the page is open if the device stores nothing', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const { user } = renderUi(<Kept />, { role: 'Admin' })
  await user.click(screen.getByRole('button', { name: 'usual' }))
  expect(screen.getByRole('button', { name: 'dense' })).toBeInTheDocument()
  jest.restoreAllMocks()
})

const PAGE = {
  count: 20,
  totalCount: 70,
  isEverything: false,
  page: 'all' as const,
  selectEverything: () => undefined,
  clear: () => undefined,
}

it('offers to select all filtered rows once, and only if the actions reach them', () => {
  const { rerender } = renderUi(<BulkBar selection={PAGE} actions={[]} canSelectEverything />)
  const everything = () => screen.queryByRole('button', { name: 'Select all (70)' })
  expect(everything()).toBeInTheDocument()
  rerender(<BulkBar selection={PAGE} actions={[]} />)
  expect(everything()).not.toBeInTheDocument()
  rerender(<BulkBar selection={{ ...PAGE, isEverything: true }} actions={[]} canSelectEverything />)
  expect(everything()).not.toBeInTheDocument()
  rerender(<BulkBar selection={{ ...PAGE, totalCount: 20 }} actions={[]} canSelectEverything />)
  expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument()
})

it('disables an unavailable action and no other', async () => {
  const pressed: string[] = []
  const action = (id: string, isDisabled: boolean) => ({
    id,
    label: id,
    isDisabled,
    onPress: () => pressed.push(id),
  })
  const { user } = renderUi(
    <BulkBar selection={PAGE} actions={[action('Hide', true), action('Show', false)]} />,
  )
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(pressed).toEqual(['Show'])
})
