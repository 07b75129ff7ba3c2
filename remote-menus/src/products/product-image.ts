// A product without an image is updated with this 1×1 png; the server knows it and never stores it (specification#products).
const PLACEHOLDER_PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const extensionOf = (type: string): string => type.split('/')[1]?.split(/[+;]/)[0] ?? 'png'

/** A data URL as a file, without `fetch`: the content security policy lets no data: connection through. */
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
    // The data URL was cut off, for example on its way through the clipboard.
    return null
  }
}

/** A picture by its address as a file: a data URL is converted, a remote one is fetched. Null when that fails. */
export const fileFromUrl = async (url: string): Promise<File | null> =>
  url.startsWith('data:') ? fileFromData(url) : fileFromRemote(url)

/**
 * The part `File` of an update that does not change the picture: the placeholder for a product without one, the bytes of a
 * data URL, and null for a stored picture, which the server keeps.
 */
export const attachedImage = (imageUrl: string | null): File | null => {
  if (!imageUrl) return fileFromDataUrl(PLACEHOLDER_PNG, 'placeholder')
  return imageUrl.startsWith('data:') ? fileFromData(imageUrl) : null
}
