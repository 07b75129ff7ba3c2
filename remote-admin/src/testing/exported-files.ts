const realAddress = URL.createObjectURL
const realClick = HTMLAnchorElement.prototype.click

/** Every file that the page hands over from now on, as the lines of its text; undone by `letFilesGo`. */
export const keepFiles = (): string[][] => {
  const files: string[][] = []
  URL.createObjectURL = blob => {
    const reader = new FileReader()
    reader.onload = () => files.push(String(reader.result).trim().split('\r\n'))
    if (blob instanceof Blob) reader.readAsText(blob)
    return 'blob:file'
  }
  HTMLAnchorElement.prototype.click = () => undefined
  return files
}

export const letFilesGo = (): void => {
  URL.createObjectURL = realAddress
  HTMLAnchorElement.prototype.click = realClick
}
