import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createKeeper, readPlatformData } from './state-file.ts'
import { placeOrder } from './order/place-order.ts'
import { startPlatforms } from './start-platforms.ts'
import { startTestPlatforms } from './testing/start-test-platforms.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sufra-kept-'))
  file = path.join(folder, 'data', 'platforms.json')
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const KEPT = { shops: [], orders: [], webhooks: [], faults: [], last: 7 }
const written = (text: string) => {
  const place = path.join(folder, 'written.json')
  writeFileSync(place, text)
  return place
}

describe('the stored state of platforms', () => {
  it('is read as it was written', () => {
    expect(readPlatformData(written(JSON.stringify({ keeta: KEPT })))).toEqual({ keeta: KEPT })
  })

  it('is empty without a file', () => {
    expect(readPlatformData(file)).toEqual({})
  })

  it.each(['', '{"keeta":', 'null', '7', '"x"', '[]', '[1]', '{}'])('is empty for %j', text => {
    expect(readPlatformData(written(text))).toEqual({})
  })

  it.each([
    ['null in place of its state', null],
    ['no orders', { ...KEPT, orders: undefined }],
    ['orders that are not a list', { ...KEPT, orders: {} }],
    ['an invalid counter', { ...KEPT, last: 'x' }],
  ])('is dropped for a platform with %s, and read for the others', (_what, broken) => {
    const text = JSON.stringify({ keeta: broken, jahez: KEPT })
    expect(readPlatformData(written(text))).toEqual({ jahez: KEPT })
  })

  it('starts empty if it is unusable', async () => {
    const played = await startTestPlatforms({ file: written('{"keeta":{"shops":[]},"jahez":null}') })
    played.pass(1)
    const { body } = await played.control('keeta', 'place-order')
    expect(body.state).toBe('new')
    await played.close()
  })
})

describe('the saving of platforms', () => {
  it('happens a moment after a change, once for all changes in between', () => {
    jest.useFakeTimers()
    let asked = 0
    const keeper = createKeeper(file, () => {
      asked += 1
      return { keeta: { ...KEPT, last: asked } }
    })
    for (let change = 0; change < 5; change += 1) keeper.changed()
    expect(readPlatformData(file)).toEqual({})
    jest.runAllTimers()
    expect(readPlatformData(file)).toEqual({ keeta: { ...KEPT, last: 1 } })
    keeper.changed()
    keeper.save()
    expect(jest.getTimerCount()).toBe(0)
    expect(readPlatformData(file)).toEqual({ keeta: { ...KEPT, last: 2 } })
  })

  it('writes the secrets for the owner only, and leaves no partial file', () => {
    createKeeper(file, () => ({})).save()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(path.dirname(file))).toEqual(['platforms.json'])
  })

  it('reports a write failure and continues', () => {
    jest.useFakeTimers()
    const said: string[] = []
    jest.spyOn(process.stderr, 'write').mockImplementation(text => said.push(String(text)) > 0)
    const keeper = createKeeper(path.join(written('a file'), 'platforms.json'), () => ({}))
    keeper.changed()
    jest.runAllTimers()
    keeper.save()
    expect(said).toEqual(Array(2).fill(expect.stringMatching(/^sufra: .*cannot be kept: .*\n$/)))
  })
})

describe('closed platforms', () => {
  it('send nothing more, even of what was queued', async () => {
    const played = await startTestPlatforms()
    played.sufra.answerWith(...Array<number>(100).fill(500))
    const { body: order } = await played.control('jahez', 'place-order')
    await played.sufra.waitForWebhooks(2)
    await played.platforms.close()
    const triesOf = () =>
      played.sufra.receivedWebhooks.filter(({ raw }) => raw.includes(String(order.id))).length
    const before = triesOf()
    // Other platforms get eight webhooks with the same pauses: by then a further try would have arrived.
    const others = await startPlatforms({ port: 0, sufraUrl: played.sufra.url, retryMs: 1 })
    const [shop] = others.peer('keeta').kept.shops
    if (shop) placeOrder(others.peer('keeta'), shop, { kind: 'normal' })
    await played.sufra.waitForWebhooks(before + 8)
    await others.close()
    // One request may already have been sent.
    expect(triesOf() - before).toBeLessThanOrEqual(1)
    expect(played.platforms.peer('jahez').kept.webhooks).toMatchObject([{ state: 'waiting' }])
    await played.sufra.close()
  })

  it('write into no file that new platforms use by then', async () => {
    const before = await startTestPlatforms({ file })
    await before.close()
    jest.useFakeTimers()
    before.platforms.peer('jahez').changed()
    expect(jest.getTimerCount()).toBe(0)
  })
})
