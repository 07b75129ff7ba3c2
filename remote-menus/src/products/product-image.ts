// Products without a picture are updated with this 1×1 png; the server recognizes it and never stores it
// (specification#products).
const PLACEHOLDER_PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const extensionOf = (type: string): string => type.split('/')[1]?.split(/[+;]/)[0] ?? 'png'

/**
 * Converts a data URL into a file. It cannot use `fetch`, because the content security policy blocks data: connections.
 */
export const fileFromDataUrl = (dataUrl: string, name: string): File => {
  const [head = '', body = ''] = dataUrl.split(',', 2)
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png'
  const bytes = head.endsWith(';base64')
    ? Uint8Array.from(atob(body), character => character.charCodeAt(0))
    : new TextEncoder().encode(decodeURIComponent(body))
  return new File([bytes], `${name}.${extensionOf(type)}`, { type })
}

const fileFromRemote = async (url: string): Promise<File | null> => {
  try {
    const answer = await fetch(url)
    if (!answer.ok) return null
    const type = answer.headers.get('Content-Type') ?? 'image/webp'
    return new File([await answer.arrayBuffer()], `image.${extensionOf(type)}`, { type })
  } catch {
    return null
  }
}

const fileFromData = (url: string): File | null => {
  try {
    return fileFromDataUrl(url, 'image')
  } catch {
    // The data URL is truncated, for example by the clipboard.
    return null
  }
}

/**
 * Returns the picture at an address as a file: data URLs are converted, remote pictures are fetched. Null on failure.
 */
export const fileFromUrl = async (url: string): Promise<File | null> =>
  url.startsWith('data:') ? fileFromData(url) : fileFromRemote(url)

/**
 * Returns the `File` part of an update that keeps the picture: the placeholder for a product without one, the bytes of
 * a data URL, or null for a stored picture, which the server keeps.
 */
export const attachedImage = (imageUrl: string | null): File | null => {
  if (!imageUrl) return fileFromDataUrl(PLACEHOLDER_PNG, 'placeholder')
  return imageUrl.startsWith('data:') ? fileFromData(imageUrl) : null
}
