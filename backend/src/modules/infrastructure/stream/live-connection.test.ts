import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Session } from '#src/routing/route.ts'
import { eventually } from '#src/testing/shop-fixture.ts'
import { createConnection } from './live-connection.ts'
import { createLiveFrame } from './live-frame.ts'

const SESSION: Session = {
  userId: 1,
  accountId: 1,
  role: 'Admin',
  permissions: [],
  branchIds: [3],
  isSuspended: false,
  isExpired: false,
  isClosing: false,
  viewedBy: null,
  sid: 'a',
  version: 1,
}
const personalise = ({ payload }: { payload: string }) => ({ kindOf: () => '', dataFor: () => payload })
const frameOf = (id: number, branchId: number | null = 3, payload = '{}') =>
  createLiveFrame({ id, branchId, payload, type: 'branch.status' }, personalise)

// A client that sends a request and never reads.
const openDeaf = async () => {
  const held: ServerResponse[] = []
  const server = createServer((_request, response) => void held.push(response)).listen(0)
  const { port }: AddressInfo = Object(server.address())
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'))
  socket.pause()
  const response = await eventually(async () => held[0])
  const connection = createConnection(response, { session: SESSION, position: 5 })
  const end = () => {
    socket.destroy()
    server.close()
  }
  return { response, connection, end }
}

it('disconnects a browser that does not read, instead of buffering everything', async () => {
  const { response, connection, end } = await openDeaf()
  const payload = JSON.stringify('x'.repeat(200_000))
  for (let id = 6; id < 200 && connection.isOpen(); id += 1) connection.send([frameOf(id, 3, payload)])
  expect(connection.isOpen()).toBe(false)
  expect(response.writableLength).toBeLessThan(10_000_000)
  end()
})

it('waits for a slow browser, and not for one that is gone', async () => {
  const { response, connection, end } = await openDeaf()
  const listening = () => response.listenerCount('close') + response.listenerCount('drain')
  const before = listening()
  connection.sendBytes(Buffer.alloc(3_000_000))
  const isDrained = connection.drained().then(() => true)
  expect(await Promise.race([isDrained, Promise.resolve(false)])).toBe(false)
  end()
  expect(await isDrained).toBe(true)
  expect(listening()).toBeLessThanOrEqual(before)
})

it('sends no event twice, and skips other branches without losing its position', async () => {
  const server = createServer((_request, response) => {
    const connection = createConnection(response, { session: SESSION, position: 5 })
    connection.send([frameOf(5), frameOf(6)])
    connection.send([frameOf(6), frameOf(7, 4), frameOf(8, null)])
    response.end(`position ${connection.position}`)
  }).listen(0)
  const { port }: AddressInfo = Object(server.address())
  const text = await (await fetch(`http://127.0.0.1:${port}`)).text()
  expect(text).toBe(
    'id: 6\nevent: branch.status\ndata: {}\n\nid: 8\nevent: branch.status\ndata: {}\n\nposition 8',
  )
  server.close()
})
