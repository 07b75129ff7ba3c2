import { screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { findOptions } from './combobox-option.ts'
import { Combobox } from './combobox.tsx'

const DISHES = [
  { value: 1, label: 'Burger (2 pcs)', keywords: 'برغر' },
  { value: 2, label: 'كبسة', keywords: 'Kabsa' },
  { value: 3, label: 'شاي', keywords: 'Tea' },
]

it('a name in the other language keeps its own direction, brackets included', async () => {
  const { user } = renderUi(
    <Combobox label="الطبق" options={DISHES} value={null} onChange={() => undefined} />,
    { language: 'ar' },
  )
  await user.click(screen.getByRole('combobox', { name: 'الطبق' }))
  for (const { label } of DISHES)
    expect(screen.getByText(label, { selector: '[role=option] bdi' })).toBeInTheDocument()
})

it('what is chosen says so, to eyes and to ears', async () => {
  const { user } = renderUi(
    <Combobox label="Dish" options={DISHES} value={DISHES[1] ?? null} onChange={() => undefined} />,
  )
  await user.click(screen.getByRole('combobox', { name: 'Dish' }))
  const said = screen.getAllByRole('option').map(option => option.getAttribute('aria-selected'))
  expect(said).toEqual(['false', 'true', 'false'])
})

it('options that could not be fetched can be asked for again, and are not called none', async () => {
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

it('options that are on their way are waited for, to eyes and to ears', async () => {
  const { user } = renderUi(
    <Combobox label="Dish" options={undefined} value={null} onChange={() => undefined} />,
  )
  await user.click(screen.getByRole('combobox', { name: 'Dish' }))
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
})

it('options are found by other words than are known everywhere, once they are given', () => {
  const valuesOf = (text: string, synonyms?: string[][]) =>
    findOptions(DISHES, text, synonyms).map(({ value }) => value)
  expect(valuesOf('سبيشل')).toEqual([])
  expect(valuesOf('سبيشل', [['كبسة', 'سبيشل']])).toEqual([2])
  expect(valuesOf('سبيشل')).toEqual([])
  expect(valuesOf('')).toEqual([1, 2, 3])
})
