import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { requireAllowedOrigin, requiredHash } from './allowed-files.ts'
import { retryAddress } from './retry-plugin.ts'

declare global {
  /** Called by a remote's own chunk loader (see tooling's ChunkIntegrityPlugin) before each script is added to the page. */
  var sufraGuardScript: ((script: HTMLScriptElement, url: string) => void) | undefined
  /** The same for the style of a chunk. */
  var sufraGuardStyle: ((link: HTMLLinkElement) => void) | undefined
}

// Shorter than the runtime's own 20 s: a hung server must not hold a later attempt.
const SCRIPT_LIMIT_MS = 8000

const guardScript = (script: HTMLScriptElement, url: string): void => {
  script.src = retryAddress(url)
  const hash = requiredHash(url)
  if (hash === undefined) return
  script.integrity = hash
  script.crossOrigin = 'anonymous'
}

const guardStyle = (link: HTMLLinkElement): void => {
  const hash = requiredHash(link.href)
  if (hash === undefined) return
  link.integrity = hash
  link.crossOrigin = 'anonymous'
}

const createGuardedScript = (url: string): HTMLScriptElement => {
  requireAllowedOrigin(url)
  const script = document.createElement('script')
  script.async = true
  guardScript(script, url)
  return script
}

/** Origin allow-list, and the registry's hash on every script of a remote, its entry and its chunks alike. */
export const guardPlugin = (): ModuleFederationRuntimePlugin => {
  globalThis.sufraGuardScript = guardScript
  globalThis.sufraGuardStyle = guardStyle
  return {
    name: 'sufra-guard',
    beforeRegisterRemote: args => {
      if ('entry' in args.remote) requireAllowedOrigin(args.remote.entry)
      return args
    },
    createScript: ({ url }) => ({ script: createGuardedScript(url), timeout: SCRIPT_LIMIT_MS }),
  }
}
