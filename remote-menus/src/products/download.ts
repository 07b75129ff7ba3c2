/** Hands a file to the browser as a download. */
export const download = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers fetch it only after the press has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
