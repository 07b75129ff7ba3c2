import { findChromium, findLightChromium } from './find-chromium.cjs'

const before = process.env.CHROMIUM_PATH
const name = place => {
  if (place === undefined) delete process.env.CHROMIUM_PATH
  else process.env.CHROMIUM_PATH = place
}
afterEach(() => name(before))

it('CHROMIUM_PATH replaces both browsers', () => {
  name(process.execPath)
  expect([findChromium(), findLightChromium()]).toEqual([process.execPath, process.execPath])
})

it('a path that does not exist is ignored', () => {
  name(undefined)
  const usual = [findChromium(), findLightChromium()]
  name('/nowhere/chromium')
  expect([findChromium(), findLightChromium()]).toEqual(usual)
})
