import type { TicketMessage } from '@sufra/shared/contracts/ticket'
import { endSession } from '@sufra/shared/session'
import { answerHttp } from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall } from '@sufra/shared/testing'
import { signInAs } from '#src/testing/tokens.ts'
import { sampleFile, sampleMessage } from '../testing/support-server.tsx'
import { discard, queueMessage, retry, sendPending, useOutbox } from './outbox.ts'

const POST = 'POST /api/Ticket/Message'
const STORED = 'sufra-support-outbox'

const write = (text: string, ticketId = 7) =>
  queueMessage({ ticketId, text, isNote: false, files: [], card: null })
const pending = () => useOutbox.getState().pending
const texts = () => pending().map(({ text }) => text)
const textOf = ({ body }: HttpCall): string => String(Object(body).text)
const taken = (call: HttpCall): HttpAnswer => ({ body: sampleMessage({ id: 9, text: textOf(call) }) })
/** Ends the wait for the network, so that pending retries run. */
const lineIsBack = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(resolve => setTimeout(resolve, 0))
  window.dispatchEvent(new Event('online'))
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation()
  sessionStorage.clear()
  useOutbox.setState({ pending: [] })
  signInAs('Admin')
})
afterEach(() => jest.restoreAllMocks())

describe('pending messages', () => {
  it('are sent in order, one after another, each with its own idempotency key', async () => {
    const { calls } = answerHttp({ [POST]: taken })
    for (const text of ['one', 'two', 'three']) write(text)
    const arrived: string[] = []
    await sendPending(7, ({ text }: TicketMessage) => arrived.push(text))
    expect(calls.map(textOf)).toEqual(['one', 'two', 'three'])
    expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(3)
    expect(arrived).toEqual(['one', 'two', 'three'])
    expect(pending()).toEqual([])
  })

  it('are sent once, however often sending starts', async () => {
    const { calls } = answerHttp({ [POST]: taken })
    write('one')
    await Promise.all([sendPending(7, jest.fn()), sendPending(7, jest.fn()), sendPending(7, jest.fn())])
    expect(calls).toHaveLength(1)
  })

  it('are sent after those already under way', async () => {
    const { calls } = answerHttp({
      [POST]: call => {
        if (textOf(call) === 'one') write('two')
        return taken(call)
      },
    })
    write('one')
    await sendPending(7, jest.fn())
    expect(calls.map(textOf)).toEqual(['one', 'two'])
  })

  it('of another conversation do not wait for this one', async () => {
    const { calls } = answerHttp({
      [POST]: call => (textOf(call) === 'here' ? new Promise(() => undefined) : taken(call)),
    })
    write('here', 70)
    write('there', 8)
    void sendPending(70, jest.fn())
    await sendPending(8, jest.fn())
    expect(calls.map(textOf).sort()).toEqual(['here', 'there'])
    expect(texts()).toEqual(['here'])
  })

  it('are not created without a signed-in person', () => {
    endSession()
    write('one')
    expect(pending()).toEqual([])
  })

  it('carry their files and card by id', async () => {
    const { calls } = answerHttp({ [POST]: taken })
    const file = sampleFile({ id: 31 })
    queueMessage({ ticketId: 12, text: '', isNote: true, files: [file, { ...file, id: 32 }], card: null })
    await sendPending(12, jest.fn())
    expect(calls[0]?.body).toEqual({
      ticketId: 12,
      text: '',
      isNote: true,
      fileIds: [31, 32],
      orderId: null,
      productId: null,
    })
  })
})

describe('an unavailable network', () => {
  it.each<[string, HttpAnswer | (() => never)]>([
    [
      'no answer came',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
    ['a proxy answers in its place', { status: 502 }],
    ['the server is busy', { status: 503, body: { code: 'unavailable' } }],
    ['the server fails', { status: 500, body: { code: 'internal_error' } }],
    ['too many were sent', { status: 429, body: { code: 'too_many_requests' } }],
  ])('is waited for when %s: the same message is sent again with the same key', async (_why, first) => {
    let tries = 0
    const { calls } = answerHttp({
      [POST]: call => {
        tries += 1
        if (tries > 1) return taken(call)
        return typeof first === 'function' ? first() : first
      },
    })
    write('one')
    const sending = sendPending(7, jest.fn())
    await lineIsBack()
    await sending
    expect(calls.map(textOf)).toEqual(['one', 'one'])
    expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
    expect(pending()).toEqual([])
  })

  it('keeps the order: later messages do not overtake', async () => {
    let isDown = true
    const { calls } = answerHttp({ [POST]: call => (isDown ? { status: 503 } : taken(call)) })
    write('one')
    const sending = sendPending(7, jest.fn())
    write('two')
    isDown = false
    await lineIsBack()
    await sending
    expect(calls.map(textOf).filter((text, at, all) => text !== all[at - 1])).toEqual(['one', 'two'])
  })
})

describe('a refusal', () => {
  it.each([
    [400, 'validation_failed'],
    [403, 'forbidden_role'],
    [404, 'not_found'],
    [409, 'illegal_transition'],
    [413, 'payload_too_large'],
  ])('%i %s keeps the message with its reason, and the next one is sent', async (status, code) => {
    const { calls } = answerHttp({
      [POST]: call => (textOf(call) === 'one' ? { status, body: { code } } : taken(call)),
    })
    write('one')
    write('two')
    await sendPending(7, jest.fn())
    expect(calls.map(textOf)).toEqual(['one', 'two'])
    expect(pending()).toMatchObject([{ text: 'one', refusal: code }])
  })

  it('is retried on request with the same key, or discarded', async () => {
    const { calls } = answerHttp({
      [POST]: call =>
        calls.length === 1 ? { status: 409, body: { code: 'illegal_transition' } } : taken(call),
    })
    write('one')
    await sendPending(7, jest.fn())
    const key = pending()[0]?.key ?? ''
    await sendPending(7, jest.fn())
    expect(calls).toHaveLength(1)
    retry(key)
    await sendPending(7, jest.fn())
    expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([key, key])
    write('two')
    discard(pending()[0]?.key ?? '')
    expect(pending()).toEqual([])
  })
})

describe('a reload of the tab', () => {
  const reload = async (kept: string | null) => {
    if (kept === null) sessionStorage.removeItem(STORED)
    else sessionStorage.setItem(STORED, kept)
    let found: readonly unknown[] = []
    await jest.isolateModulesAsync(async () => {
      const { useOutbox: outbox } = await import('./outbox.ts')
      found = outbox.getState().pending
    })
    return found
  }

  it('keeps unsent messages, refused ones included', async () => {
    answerHttp({ [POST]: { status: 409, body: { code: 'illegal_transition' } } })
    write('one')
    await sendPending(7, jest.fn())
    write('two')
    expect(await reload(sessionStorage.getItem(STORED))).toMatchObject([
      { text: 'one', refusal: 'illegal_transition' },
      { text: 'two', refusal: null },
    ])
  })

  it.each(['', '{', 'null', '7', '{"0":{}}', '"x"'])('reads %j as an empty outbox', async kept => {
    expect(await reload(kept)).toEqual([])
  })

  it('without storage loses only unsent messages', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    answerHttp({ [POST]: taken })
    write('one')
    await sendPending(7, jest.fn())
    expect(pending()).toEqual([])
  })
})
