/** The bytes of an answer; `onBytes` hears how many have come. Rejects when it breaks off: half a file is none. */
export const readBytes = async (response: Response, onBytes: (received: number) => void): Promise<Blob> => {
  const reader = response.body?.getReader()
  if (!reader) return response.blob()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value)
    received += step.value.byteLength
    onBytes(received)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}
