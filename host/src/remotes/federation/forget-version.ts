import { forgetFilesOf } from '#src/remotes/allowed-files.ts'
import { deleteChunkList } from './remote-globals.ts'
import { forgetAttempts } from './retry-plugin.ts'

interface Version {
  name: string
  version: string
  baseUrl: string
}

const removeTags = (base: string): void =>
  document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]').forEach(tag => {
    if (('src' in tag ? tag.src : tag.href).startsWith(base)) tag.remove()
  })

/**
 * Removes a version's traces from the page after it stopped. `keep` is the version
 * that runs in its place; shared files stay.
 */
export const forgetVersion = (gone: Version, keep: Version | null): void => {
  if (gone.version !== keep?.version) deleteChunkList(gone)
  if (gone.baseUrl === keep?.baseUrl) return
  const base = new URL(gone.baseUrl, window.location.href).href
  removeTags(base)
  forgetAttempts(base)
  forgetFilesOf(base)
}
