/** Saves a file as a browser download. A text is saved as CSV; a Blob has its own type. */
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
