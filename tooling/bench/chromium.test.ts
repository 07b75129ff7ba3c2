import { CannotRun } from './arguments.ts'
import { launchChromium } from './chromium.ts'

jest.mock('../remote/page-check/find-chromium.cjs', () => ({ findChromium: () => undefined }))

it('a bench without a browser prints instructions in a sentence', async () => {
  const launching = launchChromium()
  await expect(launching).rejects.toBeInstanceOf(CannotRun)
  await expect(launching).rejects.toThrow('install it, or name it in CHROMIUM_PATH')
})
