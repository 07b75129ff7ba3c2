import { saveFile } from '@sufra/shared/ui/data'
import { toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'

interface Download {
  name: string
  read: () => Promise<Blob>
}

/** Returns a function that downloads a file and reports a failure. */
export const useDownload = (failedText: string) => {
  const [isBusy, setIsBusy] = useState(false)
  const download = async ({ name, read }: Download): Promise<void> => {
    setIsBusy(true)
    try {
      saveFile({ name, content: await read() })
    } catch {
      toast({ kind: 'error', text: failedText })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, start: (file: Download) => void download(file) }
}
