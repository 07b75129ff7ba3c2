import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

const attempts = new Map<string, number>()

/**
 * Returns a different address from the second attempt on, so that neither a cache nor a hanging script answers it.
 */
export const retryAddress = (url: string): string => {
  const address = new URL(url, window.location.href).href
  const [, attempt] = [...attempts].find(([baseUrl]) => address.startsWith(baseUrl)) ?? []
  if (attempt === undefined || attempt < 2) return address
  const retried = new URL(address)
  retried.searchParams.set('attempt', String(attempt))
  return retried.href
}

// The loader would find a hanging script by its address or label and wait for it again.
const removeScripts = (baseUrl: string): void =>
  document.querySelectorAll<HTMLScriptElement>('head > script').forEach(script => {
    if (script.src.startsWith(baseUrl)) script.remove()
  })

/** Counts a new attempt to load from this base address. */
export const noteAttempt = (baseUrl: string): void => {
  const before = attempts.get(baseUrl) ?? 0
  if (before > 0) removeScripts(baseUrl)
  attempts.set(baseUrl, before + 1)
}

export const forgetAttempts = (baseUrl: string): void => {
  attempts.delete(baseUrl)
}

/** Adds cache busting to every attempt after the first. */
export const retryPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'sufra-retry',
  beforeRegisterRemote: args => {
    if ('entry' in args.remote) args.remote.entry = retryAddress(args.remote.entry)
    return args
  },
})
