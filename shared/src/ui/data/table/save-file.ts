/** Hands a file to the browser as a download: a text is CSV, anything else says itself what it is. */
export const saveFile = ({ name, content }: { name: string; content: string | Blob }): void => {
  const file = typeof content === 'string' ? new Blob([content], { type: 'text/csv;charset=utf-8' }) : content
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers fetch it only after the press has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
