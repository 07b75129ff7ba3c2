import { useEffect, useState } from 'react'
import type { PictureText } from './draft-store.ts'

const textOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(file)
  })

/** Returns the chosen picture as text after it was read; null without a file. */
export const usePictureText = (picture: File | string | null): PictureText | null => {
  const [read, setRead] = useState<(PictureText & { file: File }) | null>(null)
  useEffect(() => {
    if (!(picture instanceof File)) return
    let isWanted = true
    textOf(picture).then(
      text => isWanted && setRead({ file: picture, name: picture.name, text }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [picture])
  return read && read.file === picture ? { name: read.name, text: read.text } : null
}
