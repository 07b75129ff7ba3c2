import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { nextMessage } from './next-message.ts'

const children: ChildProcess[] = []
const start = (code: string): ChildProcess => {
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  children.push(child)
  return child
}
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const STAYS = 'setInterval(() => undefined, 1000);'

it("resolves with the child's next message", async () => {
  expect(await nextMessage(start(`${STAYS} process.send({ rss: 7 })`))).toEqual({ rss: 7 })
})

it('ignores other messages', async () => {
  const child = start(`${STAYS} process.send('one'); process.send('two'); process.send('three')`)
  expect(await nextMessage(child, message => message === 'three')).toBe('three')
})

it.each([
  ['by itself', 'process.exit(3)', '3'],
  ['by a signal', "process.kill(process.pid, 'SIGKILL')", 'SIGKILL'],
])('rejects if the child ends %s', async (_how, code, reason) => {
  await expect(nextMessage(start(code))).rejects.toThrow(`It ended (${reason}) before it answered.`)
})

it('rejects if the child has already ended', async () => {
  const child = start('process.exit(0)')
  await once(child, 'exit')
  await expect(nextMessage(child)).rejects.toThrow('before it answered')
})

it('leaves no listener on the child', async () => {
  const child = start(`${STAYS} process.send('one')`)
  const before = ['message', 'exit'].map(name => child.listenerCount(name))
  await nextMessage(child)
  expect(['message', 'exit'].map(name => child.listenerCount(name))).toEqual(before)
})
