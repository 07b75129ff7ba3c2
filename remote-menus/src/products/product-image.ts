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

/** A picture by its address as a file: a data URL is converted, a remote one is fetched. Null when that fails. */
export const fileFromUrl = async (url: string): Promise<File | null> => {
  if (!url.startsWith('data:')) return fileFromRemote(url)
  try {
    return fileFromDataUrl(url, 'image')
  } catch {
    // Cut off on its way through the clipboard.
    return null
  }
}

/** The part `File` of a product update; null when the product's picture could not be fetched. */
export const imagePart = async (imageUrl: string | null): Promise<File | null> =>
  imageUrl ? fileFromUrl(imageUrl) : fileFromDataUrl(PLACEHOLDER_PNG, 'placeholder')
