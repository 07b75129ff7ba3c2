import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { SegmentedTabs } from './segmented-tabs.tsx'

const options = [
  { value: 'all', label: 'All', count: 126 },
  { value: 'active', label: 'Active', count: 119 },
  { value: 'snoozed', label: 'Snoozed', count: 1007 },
]

const Tabs = () => {
  const [value, setValue] = useState('all')
  return <SegmentedTabs label="State" value={value} onChange={setValue} options={options} />
}

it('selects a pressed tab and shows its count', async () => {
  const { user } = renderUi(<Tabs />)
  await user.click(screen.getByRole('tab', { name: 'Snoozed 1,007' }))
  expect(screen.getByRole('tab', { name: 'Snoozed 1,007' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tab', { name: 'All 126' })).toHaveAttribute('aria-selected', 'false')
})

it('is one tab stop, on the selected tab', async () => {
  const { user } = renderUi(<Tabs />)
  await user.tab()
  expect(screen.getByRole('tab', { name: 'All 126' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('tablist', { name: 'State' })).not.toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  )
})

it('moves right with the right arrow in English, and from the last to the first', async () => {
  const { user } = renderUi(<Tabs />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Active 119' })).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'All 126', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Snoozed 1,007', selected: true })).toHaveFocus()
})

it('moves to the next tab with the left arrow in Arabic', async () => {
  const { user } = renderUi(<Tabs />, { language: 'ar' })
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Active 119', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'All 126', selected: true })).toHaveFocus()
})

it('moves to the first and last tab with Home and End', async () => {
  const { user } = renderUi(<Tabs />)
  await user.tab()
  await user.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'Snoozed 1,007', selected: true })).toHaveFocus()
  await user.keyboard('{Home}')
  expect(screen.getByRole('tab', { name: 'All 126', selected: true })).toHaveFocus()
})

it('scrolls the selected tab into a narrow row and not the page', async () => {
  const at = (left: number, width: number) => new DOMRect(left, 0, width, 40)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.role === 'tablist') return at(0, 200)
    return this.textContent?.startsWith('Snoozed') ? at(180, 100) : at(0, 90)
  })
  const { user } = renderUi(<Tabs />)
  const row = screen.getByRole('tablist')
  expect(row.scrollLeft).toBe(0)
  await user.click(screen.getByRole('tab', { name: 'Snoozed 1,007' }))
  expect(row.scrollLeft).toBe(130)
  jest.restoreAllMocks()
})
