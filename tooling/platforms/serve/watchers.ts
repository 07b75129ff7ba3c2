import type { ServerResponse } from 'node:http'

const TOGETHER_MS = 100

/** Notifies open pages of changes; simultaneous changes cause one message. */
export const createWatchers = () => {
  const open = new Set<ServerResponse>()
  let timer: NodeJS.Timeout | undefined

  const tellAll = () => {
    timer = undefined
    for (const response of open) response.write('data: changed\n\n')
  }
  return {
    add: (response: ServerResponse): void => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      response.write(':\n\n')
      open.add(response)
      response.on('close', () => open.delete(response))
    },
    changed: (): void => {
      if (open.size > 0) timer ??= setTimeout(tellAll, TOGETHER_MS)
    },
    close: (): void => {
      clearTimeout(timer)
      for (const response of open) response.end()
    },
  }
}
