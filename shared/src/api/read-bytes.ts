/** Returns the bytes of an answer. `onBytes` receives the number of bytes so far. Rejects if the answer breaks off. */
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
