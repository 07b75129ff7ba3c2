import { jahez } from './jahez.ts'
import { complaintsAbout, startMenuReceiver } from './menu-receiver.ts'

const DISH = {
  productId: 1,
  name: '{"ar":"كبسة","en":"Kabsa"}',
  price: 25,
  imageUrl: 'https://sufra.example/a.webp',
  modifierGroups: [],
}
const STORE = '2001'

const codesOf = (changes: object) => complaintsAbout({ ...DISH, ...changes }).map(({ code }) => code)

it('complains about names, prices and pictures that no platform takes', () => {
  expect(codesOf({})).toEqual([])
  expect(codesOf({ name: '{"ar":"","en":"Kabsa"}' })).toEqual(['no_name'])
  expect(codesOf({ name: JSON.stringify({ ar: 'ك'.repeat(81), en: 'K' }) })).toEqual(['name_too_long'])
  expect(codesOf({ price: 0 })).toEqual(['no_price'])
  expect(codesOf({ price: null })).toEqual(['no_price'])
  expect(codesOf({ price: null, sizes: [{ price: 12 }] })).toEqual([])
  expect(codesOf({ imageUrl: null })).toEqual(['no_picture'])
})

it('takes modifier groups that are whole alone', () => {
  const option = { name: '{"ar":"رز","en":"Rice"}', price: 2 }
  const group = { name: '{"ar":"جانب","en":"Side"}', min: 1, max: 1, isRequired: true, options: [option] }
  const ofGroup = (changes: object) => codesOf({ modifierGroups: [{ ...group, ...changes }] })
  expect(ofGroup({})).toEqual([])
  expect(codesOf({ modifierGroups: undefined })).toEqual(['no_groups'])
  for (const broken of [{ name: '{}' }, { min: 2 }, { options: [] }, { options: [{ ...option, price: -1 }] }])
    expect(ofGroup(broken)).toEqual(['broken_group'])
})

it('shows a menu that is signed and without fault, and goes on showing it when the next one has faults', async () => {
  const receiver = await startMenuReceiver({ port: 0 })
  const put = async (items: object[], secret: string) => {
    const body = JSON.stringify({ categories: [], items })
    const answer = await fetch(`${receiver.url}/stores/${STORE}/menu`, {
      method: 'PUT',
      headers: jahez.sign(body, secret),
      body,
    })
    return { status: answer.status, body: await answer.json() }
  }
  const secret = `demo-secret-jahez-${STORE}`
  expect((await put([DISH], 'another secret')).status).toBe(401)
  expect(receiver.menuOf(STORE)).toBeUndefined()
  expect(await put([DISH], secret)).toEqual({ status: 200, body: { complaints: [] } })
  const faulty = await put([{ ...DISH, price: 0 }], secret)
  expect(faulty.body.complaints).toMatchObject([{ productId: 1, code: 'no_price' }])
  const shown = await fetch(`${receiver.url}/stores/${STORE}/menu`)
  expect(await shown.json()).toEqual({ categories: [], items: [DISH] })
  await receiver.close()
})
