import { fireEvent, screen } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { factsServer, renderFacts } from '../testing/facts-server.tsx'

const items = ['One', 'Two', 'Three'].map((en, at) => sampleProduct({ id: at + 1, en, ar: `صنف ${at + 1}` }))
const cell = (name: string) => screen.getByRole('textbox', { name })

const renderSheet = async (language: 'ar' | 'en' = 'en') => {
  const { saves } = factsServer(items)
  const rendered = renderFacts({ language })
  await screen.findAllByRole('textbox')
  return { ...rendered, saves }
}

describe('keyboard', () => {
  it('Enter and arrows move between cells as in a spreadsheet', async () => {
    const { user } = await renderSheet()
    await user.click(cell('Calories, kcal: One'))
    await user.keyboard('120{Enter}')
    expect(cell('Calories, kcal: Two')).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(cell('Sodium, mg: Three')).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowLeft}{Shift>}{Enter}{/Shift}')
    expect(cell('Calories, kcal: One')).toHaveFocus()
    expect(cell('Calories, kcal: One')).toHaveValue('120')
  })

  it('arrows move between digits before they leave a number', async () => {
    const { user } = await renderSheet()
    await user.click(cell('Sodium, mg: One'))
    await user.keyboard('15{ArrowLeft}2{ArrowRight}{ArrowRight}')
    expect(cell('Sodium, mg: One')).toHaveValue('125')
    expect(cell('Caffeine, mg: One')).toHaveFocus()
  })

  it('Left moves forward in Arabic', async () => {
    const { user } = await renderSheet('ar')
    await user.click(cell('السعرات: صنف 1'))
    await user.keyboard('{ArrowLeft}')
    expect(cell('الصوديوم، ملغم: صنف 1')).toHaveFocus()
  })

  it('Tab moves from the last cell to the next row, and back', async () => {
    const { user } = await renderSheet()
    screen.getByRole('button', { name: 'Allergens: One: Not said yet' }).focus()
    await user.tab()
    expect(screen.getByRole('checkbox', { name: 'Drink: Two' })).toHaveFocus()
    await user.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Allergens: One: Not said yet' })).toHaveFocus()
  })

  it('Ctrl+Z undoes input cell by cell, also on an Arabic keyboard', async () => {
    const { user } = await renderSheet()
    await user.type(cell('Calories, kcal: One'), '120')
    await user.type(cell('Calories, kcal: Two'), '340')
    await user.keyboard('{Control>}z{/Control}')
    expect(cell('Calories, kcal: Two')).toHaveValue('')
    expect(cell('Calories, kcal: One')).toHaveValue('120')
    fireEvent.keyDown(cell('Calories, kcal: One'), { key: 'ئ', code: 'KeyZ', ctrlKey: true })
    expect(cell('Calories, kcal: One')).toHaveValue('')
  })
})

it.each(['980.5', '-5'])('keeps a typed %s and refuses to save it', async text => {
  const { user, saves } = await renderSheet()
  await user.type(cell('Calories, kcal: One'), `${text}{Enter}`)
  expect(cell('Calories, kcal: One')).toHaveValue(text)
  expect(cell('Calories, kcal: One')).toHaveAccessibleDescription('Enter a whole number, like 1,250')
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  expect(cell('Calories, kcal: One')).toBeInvalid()
  expect(saves()).toEqual([])
})

describe('pasting from a spreadsheet', () => {
  it('fills cells down and across, and reports unreadable values', async () => {
    const { user } = await renderSheet()
    await user.click(cell('Calories, kcal: One'))
    await user.paste('1,250\t٨٠٠\n420\t\nabout 3\t99 mg\n10\t10\n')
    expect(cell('Calories, kcal: One')).toHaveValue('1250')
    expect(cell('Sodium, mg: One')).toHaveValue('800')
    expect(cell('Calories, kcal: Two')).toHaveValue('420')
    expect(cell('Sodium, mg: Two')).toHaveValue('')
    expect(cell('Calories, kcal: Three')).toHaveValue('')
    expect(cell('Sodium, mg: Three')).toHaveValue('99')
    expect(
      await screen.findByText('Filled 4; 3 could not be read and stayed as they were'),
    ).toBeInTheDocument()
  })

  it("keeps a cell's value when the pasted figure is too large or has decimals", async () => {
    const { user } = await renderSheet()
    await user.click(cell('Caffeine, mg: One'))
    await user.paste('12')
    await user.paste('12.5')
    await user.paste('10000')
    expect(cell('Caffeine, mg: One')).toHaveValue('12')
  })
})

it('copies the values of the first selected item to the others', async () => {
  const { user } = await renderSheet()
  await user.type(cell('Caffeine, mg: One'), '95')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Caffeine is per: One' }), 'per cup')
  await user.click(screen.getByRole('checkbox', { name: 'Select Three' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select One' }))
  await user.click(screen.getByRole('button', { name: 'Caffeine as in the first' }))
  expect(cell('Caffeine, mg: Three')).toHaveValue('95')
  expect(screen.getByRole('combobox', { name: 'Caffeine is per: Three' })).toHaveValue('cup')
  expect(cell('Caffeine, mg: Two')).toHaveValue('')
})
