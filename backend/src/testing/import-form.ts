const BOUNDARY = 'sufra-import-boundary'

/** The form of Product/Import, as `inject` sends it. */
export const importForm = (json: object | string, file?: Uint8Array | string) => {
  const text = typeof json === 'string' ? json : JSON.stringify(json)
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="JsonImport"\r\n\r\n${text}\r\n`
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="File"; filename="menu.csv"\r\nContent-Type: text/csv\r\n\r\n`
  const end = `\r\n--${BOUNDARY}--\r\n`
  return {
    payload: Buffer.concat([
      Buffer.from(head),
      ...(file === undefined ? [] : [Buffer.from(part), Buffer.from(file)]),
      Buffer.from(end),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}
