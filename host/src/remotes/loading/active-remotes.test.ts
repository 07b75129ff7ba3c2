import { QueryClient } from '@tanstack/react-query'
import type { RemoteModule } from '@sufra/shared/remote'
import { activateRemote, deactivateRemotes, openActivation } from './active-remotes.ts'

const log: string[] = []
const remote = (label: string, extra: Partial<RemoteModule> = {}): RemoteModule => ({
  apiVersion: '1.0.0',
  routes: [],
  activate: () => void log.push(`${label} on`),
  deactivate: () => void log.push(`${label} off`),
  ...extra,
})

beforeEach(() => {
  deactivateRemotes()
  log.length = 0
  openActivation({ queryClient: new QueryClient() })
})

describe('activation', () => {
  it('runs once for each module', async () => {
    const module = remote('orders')
    await activateRemote({ name: 'orders', module })
    await activateRemote({ name: 'orders', module })
    expect(log).toEqual(['orders on'])
  })

  it('ends the old version before it starts the new one', async () => {
    await activateRemote({ name: 'orders', module: remote('old') })
    await activateRemote({ name: 'orders', module: remote('new') })
    expect(log).toEqual(['old on', 'old off', 'new on'])
  })

  it('ends at sign-out and runs again at the next sign-in', async () => {
    const module = remote('orders')
    await activateRemote({ name: 'orders', module })
    deactivateRemotes()
    await activateRemote({ name: 'orders', module })
    expect(log).toEqual(['orders on', 'orders off'])
    openActivation({ queryClient: new QueryClient() })
    await activateRemote({ name: 'orders', module })
    expect(log).toEqual(['orders on', 'orders off', 'orders on'])
  })

  it('is retried after a failure', async () => {
    let isBroken = true
    const module = remote('orders', {
      activate: () => {
        if (isBroken) throw new Error('no sound')
        log.push('orders on')
      },
    })
    await expect(activateRemote({ name: 'orders', module })).rejects.toThrow('no sound')
    isBroken = false
    await activateRemote({ name: 'orders', module })
    expect(log).toEqual(['orders on'])
  })

  it('that fails to end in one remote does not keep the others running', async () => {
    const failing = remote('menus', {
      deactivate: () => {
        throw new Error('stuck')
      },
    })
    await activateRemote({ name: 'menus', module: failing })
    await activateRemote({ name: 'orders', module: remote('orders') })
    deactivateRemotes()
    expect(log).toEqual(['menus on', 'orders on', 'orders off'])
  })
})
