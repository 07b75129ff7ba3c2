import { updateForm, withVisibilityFlipped } from './product-update.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'

const option = { id: 1, optionNameEn: 'Large', optionNameAr: 'كبير', price: 5, isAvailable: true }
const modifier = (name: { ar: string; en: string }) => ({
  id: 1,
  name,
  options: [option],
  min: 0,
  max: 1,
  required: false,
})

describe('visibility toggle', () => {
  it('sends the whole product with only its visibility inverted', () => {
    const product = sampleProduct({
      price: 21.5,
      calories: 300,
      choicesIds: [4, 5],
      excludeBranchesIds: [2],
      imageUrl: '/images/a.webp',
    })
    expect(withVisibilityFlipped(product)).toMatchObject({
      id: 1,
      name: product.name,
      price: 21.5,
      categoryId: 3,
      calories: 300,
      isVisible: false,
      choicesIds: [4, 5],
      excludeBranchesIds: [2],
      imageUrl: '/images/a.webp',
      serviceProviderId: 7,
      rowVersion: 4,
    })
    expect(withVisibilityFlipped(sampleProduct({ isVisible: false })).isVisible).toBe(true)
  })

  it('sends no price when only the display price 35 is shown', () => {
    expect(withVisibilityFlipped(sampleProduct({ price: null })).price).toBeNull()
  })

  it('sends 12 instead of an index that is not positive', () => {
    expect(withVisibilityFlipped(sampleProduct({ index: 0 })).index).toBe(12)
    expect(withVisibilityFlipped(sampleProduct({ index: 3 })).index).toBe(3)
  })

  it('sends only modifiers with a name in both languages', () => {
    const both = modifier({ ar: 'الحجم', en: 'Size' })
    const product = sampleProduct({
      modifiers: [both, modifier({ ar: ' ', en: 'Sauce' }), modifier({ ar: 'صوص', en: '' })],
    })
    expect(withVisibilityFlipped(product).modifiers).toEqual([both])
  })

  it('sends no field that the server computes', () => {
    const sent = withVisibilityFlipped(sampleProduct({ snoozedUntil: '2026-11-21T08:00:00.000Z' }))
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['snoozedUntil']))
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['updatedAt']))
  })
})

it('sends the product as text in JsonProduct, with the placeholder as File if it has no picture', () => {
  const input = withVisibilityFlipped(sampleProduct({ imageUrl: null }))
  const form = updateForm(input)
  expect(JSON.parse(String(form.get('JsonProduct')))).toEqual(input)
  expect(form.get('File')).toBeInstanceOf(File)
})
