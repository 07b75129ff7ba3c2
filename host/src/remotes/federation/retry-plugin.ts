import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types'
import { expectedTarget } from './allowed-files.ts'

const attempts = new Map<string, { baseUrl: string; attempt: number }>()

/** From the second attempt on the address differs, so that no cache and no script that still hangs is taken for the answer. */
export const retryAddress = (url: string): string => {
  const address = new URL(url, window.location.href).href
  const known = [...attempts.values()].find(({ baseUrl }) => address.startsWith(baseUrl))
  if (!known || known.attempt < 2) return address
  const retried = new URL(address)
  retried.searchParams.set('attempt', String(known.attempt))
  return retried.href
}

// A script that hangs would be found by its address or label and waited for again.
const removeScripts = (baseUrl: string): void =>
  document.querySelectorAll<HTMLScriptElement>('head > script').forEach(script => {
    if (script.src.startsWith(baseUrl)) script.remove()
  })

export const noteAttempt = ({ name, attempt }: { name: string; attempt: number }): void => {
  const target = expectedTarget(name)
  if (!target) return
  if (attempt > 1) removeScripts(target.baseUrl)
  attempts.set(name, { baseUrl: target.baseUrl, attempt })
}

/** Cache-busting for every attempt after the first. */
export const retryPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'sufra-retry',
  beforeRegisterRemote: args => {
    if ('entry' in args.remote) args.remote.entry = retryAddress(args.remote.entry)
    return args
  },
})
