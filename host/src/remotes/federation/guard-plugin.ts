import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { requireAllowedOrigin, requiredHash } from '#src/remotes/allowed-files.ts'
import { retryAddress } from './retry-plugin.ts'

declare global {
  /** A remote's chunk loader (tooling's ChunkIntegrityPlugin) calls it before it adds a script to the page. */
  var sufraGuardScript: ((script: HTMLScriptElement, url: string) => void) | undefined
  /** The same for a chunk's stylesheet. */
  var sufraGuardStyle: ((link: HTMLLinkElement) => void) | undefined
}

// Shorter than the runtime's own 20 s, so that a hanging server does not delay a later attempt.
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

/**
 * Enforces the origin allow-list and sets the registry's hash on every script of a remote, entry and chunks alike.
 */
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
