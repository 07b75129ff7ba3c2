import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { registerNamespace } from '@sufra/shared/i18n'

const TEXT_LIMIT_MS = 2500

/** Hands a remote's texts to the host's one i18next instance. Late texts do not hold the screen: they appear when they come. */
export const loadTexts = async ({
  baseUrl,
  contract,
}: Pick<ReleasedVersion, 'baseUrl' | 'contract'>): Promise<void> => {
  const { namespace, files } = contract.i18n
  const url = (file: string | undefined): string =>
    new URL(file ?? '', new URL(baseUrl, window.location.href)).href
  const loading = registerNamespace({ namespace, urls: { ar: url(files.ar), en: url(files.en) } })
  await Promise.race([loading, new Promise<void>(resolve => setTimeout(resolve, TEXT_LIMIT_MS))])
}
