import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createKeeper, readKept } from './kept-file.ts'
import { placeOrder } from './order/place-order.ts'
import { startPlatforms } from './start-platforms.ts'
import { playPlatforms } from './testing/played.ts'

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

describe('what platforms knew before', () => {
  it('is read as it was written', () => {
    expect(readKept(written(JSON.stringify({ keeta: KEPT })))).toEqual({ keeta: KEPT })
  })

  it('is nothing where there is no file', () => {
    expect(readKept(file)).toEqual({})
  })

  it.each(['', '{"keeta":', 'null', '7', '"x"', '[]', '[1]', '{}'])('is nothing of %j', text => {
    expect(readKept(written(text))).toEqual({})
  })

  it.each([
    ['nothing', null],
    ['no orders', { ...KEPT, orders: undefined }],
    ['orders that are no list', { ...KEPT, orders: {} }],
    ['no number to count on from', { ...KEPT, last: 'x' }],
  ])('of one that knew %s is nothing, and of the others all', (_what, broken) => {
    const text = JSON.stringify({ keeta: broken, jahez: KEPT })
    expect(readKept(written(text))).toEqual({ jahez: KEPT })
  })

  it('that cannot be used lets them begin as new', async () => {
    const played = await playPlatforms({ file: written('{"keeta":{"shops":[]},"jahez":null}') })
    played.pass(1)
    const { body } = await played.control('keeta', 'place-order')
    expect(body.state).toBe('new')
    await played.close()
  })
})

describe('what platforms keep', () => {
  it('is written a moment after a change, once for all that changed meanwhile', () => {
    jest.useFakeTimers()
    let asked = 0
    const keeper = createKeeper(file, () => {
      asked += 1
      return { keeta: { ...KEPT, last: asked } }
    })
    for (let change = 0; change < 5; change += 1) keeper.changed()
    expect(readKept(file)).toEqual({})
    jest.runAllTimers()
    expect(readKept(file)).toEqual({ keeta: { ...KEPT, last: 1 } })
    keeper.changed()
    keeper.save()
    expect(jest.getTimerCount()).toBe(0)
    expect(readKept(file)).toEqual({ keeta: { ...KEPT, last: 2 } })
  })

  it('is for nobody else to read, for it holds secrets, and leaves no half file beside it', () => {
    createKeeper(file, () => ({})).save()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(path.dirname(file))).toEqual(['platforms.json'])
  })

  it('where it cannot be written that is said, and nobody ends for it', () => {
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

describe('platforms that are closed', () => {
  it('send nothing any more, whatever was on its way', async () => {
    const played = await playPlatforms()
    played.sufra.answerWith(...Array<number>(100).fill(500))
    const { body: order } = await played.control('jahez', 'place-order')
    await played.sufra.hears(2)
    await played.platforms.close()
    const triesOf = () => played.sufra.heard.filter(({ raw }) => raw.includes(String(order.id))).length
    const before = triesOf()
    // Others are heard eight times, with the same pauses: by then its next try would have come long ago.
    const others = await startPlatforms({ port: 0, sufraUrl: played.sufra.url, retryMs: 1 })
    const [shop] = others.peer('keeta').kept.shops
    if (shop) placeOrder(others.peer('keeta'), shop, { kind: 'normal' })
    await played.sufra.hears(before + 8)
    await others.close()
    // One may have been on its way.
    expect(triesOf() - before).toBeLessThanOrEqual(1)
    expect(played.platforms.peer('jahez').kept.webhooks).toMatchObject([{ state: 'waiting' }])
    await played.sufra.close()
  })

  it('write into no file that others have by then', async () => {
    const before = await playPlatforms({ file })
    await before.close()
    jest.useFakeTimers()
    before.platforms.peer('jahez').changed()
    expect(jest.getTimerCount()).toBe(0)
  })
})
