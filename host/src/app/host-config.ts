import type { HostConfig } from '@sufra/shared/contracts/host-config'

const DEFAULTS: HostConfig = {
  apiHost: '',
  registryUrl: '/remotes/registry.json',
  channel: 'stable',
  startLanguage: 'ar',
  remoteOrigins: [],
  overrides: 'signed',
  debugTranslations: process.env.NODE_ENV !== 'production',
}

const fetchConfig = async (): Promise<HostConfig> => {
  try {
    const response = await fetch('/config.json')
    if (!response.ok) return DEFAULTS
    const found: Partial<HostConfig> = await response.json()
    return { ...DEFAULTS, ...found }
  } catch {
    // The defaults fit the one-process deployment, so a page without its configuration still starts.
    return DEFAULTS
  }
}

let reading: Promise<HostConfig> | null = null

/** Returns `/config.json` of this deployment; fetched once. */
export const readHostConfig = (): Promise<HostConfig> => (reading ??= fetchConfig())
