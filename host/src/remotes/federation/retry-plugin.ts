import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

const attempts = new Map<string, number>()

/** From the second attempt on the address differs, so that no cache and no script that still hangs is taken for the answer. */
export const retryAddress = (url: string): string => {
  const address = new URL(url, window.location.href).href
  const [, attempt] = [...attempts].find(([baseUrl]) => address.startsWith(baseUrl)) ?? []
  if (attempt === undefined || attempt < 2) return address
  const retried = new URL(address)
  retried.searchParams.set('attempt', String(attempt))
  return retried.href
}

// A script that hangs would be found by its address or label and waited for again.
const removeScripts = (baseUrl: string): void =>
  document.querySelectorAll<HTMLScriptElement>('head > script').forEach(script => {
    if (script.src.startsWith(baseUrl)) script.remove()
  })

/** Another load of this folder begins. */
export const noteAttempt = (baseUrl: string): void => {
  const before = attempts.get(baseUrl) ?? 0
  if (before > 0) removeScripts(baseUrl)
  attempts.set(baseUrl, before + 1)
}

export const forgetAttempts = (baseUrl: string): void => {
  attempts.delete(baseUrl)
}

/** Cache-busting for every attempt after the first. */
export const retryPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'sufra-retry',
  beforeRegisterRemote: args => {
    if ('entry' in args.remote) args.remote.entry = retryAddress(args.remote.entry)
    return args
  },
})
