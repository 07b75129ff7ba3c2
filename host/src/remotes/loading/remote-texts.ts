import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { prepareNamespace, registerNamespace } from '@sufra/shared/i18n'
import type { NamespaceFiles } from '@sufra/shared/i18n'
import type { Choice } from '#src/remotes/remote-state.ts'
import { MATCHES_NOTHING } from '#src/remotes/allowed-files.ts'
import { settledWithin } from '#src/remotes/deadline.ts'

const TEXT_LIMIT_MS = 2500

interface Texts {
  released: Pick<ReleasedVersion, 'baseUrl' | 'contract'>
  choice: Choice
}

const filesOf = ({ released: { baseUrl, contract }, choice }: Texts): NamespaceFiles => {
  const { namespace, files } = contract.i18n
  const url = (file: string | undefined): string =>
    new URL(file ?? '', new URL(baseUrl, window.location.href)).href
  const urls = { ar: url(files.ar), en: url(files.en) }
  // A developer's files change under the page.
  if (choice === 'override') return { namespace, urls }
  const hashOf = (file: string | undefined): string => contract.files[file ?? ''] ?? MATCHES_NOTHING
  const hashes = { ar: hashOf(files.ar), en: hashOf(files.en) }
  return { namespace, urls, hashes }
}

/**
 * Registers a remote's texts in the host's i18next instance. Late texts do not
 * delay the screen: they appear on arrival.
 */
export const loadTexts = (texts: Texts): Promise<void> =>
  settledWithin(registerNamespace(filesOf(texts)), TEXT_LIMIT_MS)

/** Fetches a version's texts while another version is shown; the returned function installs them. */
export const prepareTexts = (texts: Texts): Promise<() => void> => prepareNamespace(filesOf(texts))
