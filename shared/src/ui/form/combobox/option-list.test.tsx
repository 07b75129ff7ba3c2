import { screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { findOptions } from './combobox-option.ts'
import { Combobox } from './combobox.tsx'

const DISHES = [
  { value: 1, label: 'Burger (2 pcs)', keywords: 'برغر' },
  { value: 2, label: 'كبسة', keywords: 'Kabsa' },
  { value: 3, label: 'شاي', keywords: 'Tea' },
]

it('isolates a name in the other language, with its brackets', async () => {
  const { user } = renderUi(
    <Combobox label="الطبق" options={DISHES} value={null} onChange={() => undefined} />,
    { language: 'ar' },
  )
  await user.click(screen.getByRole('combobox', { name: 'الطبق' }))
  for (const { label } of DISHES)
    expect(screen.getByText(label, { selector: '[role=option] bdi' })).toBeInTheDocument()
})

it('marks chosen options visibly and for screen readers', async () => {
  const { user } = renderUi(
    <Combobox label="Dish" options={DISHES} value={DISHES[1] ?? null} onChange={() => undefined} />,
  )
  await user.click(screen.getByRole('combobox', { name: 'Dish' }))
  const said = screen.getAllByRole('option').map(option => option.getAttribute('aria-selected'))
  expect(said).toEqual(['false', 'true', 'false'])
})

it('offers a retry for options that failed to load, not an empty list', async () => {
  const onRetry = jest.fn()
  const { user } = renderUi(
    <Combobox label="Dish" options={undefined} value={null} onChange={() => undefined} onRetry={onRetry} />,
  )
  await user.click(screen.getByRole('combobox', { name: 'Dish' }))
  expect(screen.queryByText('Nothing found')).not.toBeInTheDocument()
  expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('shows that options are loading, also to screen readers', async () => {
  const { user } = renderUi(
    <Combobox label="Dish" options={undefined} value={null} onChange={() => undefined} />,
  )
  await user.click(screen.getByRole('combobox', { name: 'Dish' }))
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
})

it("finds options by a merchant's own synonyms", () => {
  const valuesOf = (text: string, synonyms?: string[][]) =>
    findOptions(DISHES, text, synonyms).map(({ value }) => value)
  expect(valuesOf('سبيشل')).toEqual([])
  expect(valuesOf('سبيشل', [['كبسة', 'سبيشل']])).toEqual([2])
  expect(valuesOf('سبيشل')).toEqual([])
  expect(valuesOf('')).toEqual([1, 2, 3])
})
