const BOUNDARY = 'sufra-import-boundary'

const HEADERS = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
const END = `\r\n--${BOUNDARY}--\r\n`

/** Returns the multipart form of Product/ImportPictures as `inject` options. */
export const picturesForm = (zip: Uint8Array) => ({
  payload: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="File"; filename="pictures.zip"\r\nContent-Type: application/zip\r\n\r\n`,
    ),
    zip,
    Buffer.from(END),
  ]),
  headers: HEADERS,
})

/** Returns the multipart form of Product/Import as `inject` options. */
export const importForm = (json: object | string, file?: Uint8Array | string) => {
  const text = typeof json === 'string' ? json : JSON.stringify(json)
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="JsonImport"\r\n\r\n${text}\r\n`
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="File"; filename="menu.csv"\r\nContent-Type: text/csv\r\n\r\n`
  return {
    payload: Buffer.concat([
      Buffer.from(head),
      ...(file === undefined ? [] : [Buffer.from(part), Buffer.from(file)]),
      Buffer.from(END),
    ]),
    headers: HEADERS,
  }
}
