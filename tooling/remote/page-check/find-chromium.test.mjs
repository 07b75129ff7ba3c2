import { findChromium, findLightChromium } from './find-chromium.cjs'

const before = process.env.CHROMIUM_PATH
const name = place => {
  if (place === undefined) delete process.env.CHROMIUM_PATH
  else process.env.CHROMIUM_PATH = place
}
afterEach(() => name(before))

it('the one that is named is taken for everything', () => {
  name(process.execPath)
  expect([findChromium(), findLightChromium()]).toEqual([process.execPath, process.execPath])
})

it('one that is named and not there is passed over', () => {
  name(undefined)
  const usual = [findChromium(), findLightChromium()]
  name('/nowhere/chromium')
  expect([findChromium(), findLightChromium()]).toEqual(usual)
})
