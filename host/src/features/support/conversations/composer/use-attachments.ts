import { ApiError, api } from '@sufra/shared/api'
import type { TicketFile } from '@sufra/shared/contracts/ticket'
import { LARGEST_FILE_BYTES, MOST_FILES } from '@sufra/shared/contracts/ticket-rules'
import { preparePicture } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const upload = (ticketId: number, file: File): Promise<TicketFile> => {
  const body = new FormData()
  body.append('File', file)
  return api.post('/api/Ticket/AddFile', { query: { TicketId: ticketId }, body })
}

type AttachmentError = 'tooLarge' | 'heic' | 'type' | 'unknown'

const attachmentErrorOf = (error: unknown): AttachmentError => {
  if (!(error instanceof ApiError)) return 'unknown'
  if (error.status === 413) return 'tooLarge'
  return error.status === 415 ? 'type' : 'unknown'
}

const isPicture = ({ name, type }: File): boolean => type.startsWith('image/') || /\.hei[cf]$/i.test(name)

const PICTURE_ERRORS = {
  imageWrongType: 'type',
  imageTooBig: 'tooLarge',
  imageHeic: 'heic',
  imageUnreadable: 'type',
} as const

/** Returns a picture in a format that the server accepts, or the reason why it cannot be sent; other files unchanged. */
const fitToUpload = async (file: File): Promise<File | { reason: AttachmentError }> => {
  if (!isPicture(file)) return file
  const prepared = await preparePicture(file)
  return 'picture' in prepared ? prepared.picture : { reason: PICTURE_ERRORS[prepared.problem] }
}

/** Files of the next message, uploaded at once. The server determines each file's type from its content. */
export const useAttachments = (ticketId: number) => {
  const { t } = useTranslation('support')
  const [files, setFiles] = useState<readonly TicketFile[]>([])
  const [uploading, setUploading] = useState(0)
  const fail = (reason: AttachmentError | 'tooMany', name: string) =>
    toast({ kind: 'error', text: t(`file.${reason}`, { name: `\u2068${name}\u2069`, most: MOST_FILES }) })

  const add = async (chosen: File) => {
    if (chosen.size > LARGEST_FILE_BYTES && !isPicture(chosen)) return fail('tooLarge', chosen.name)
    setUploading(count => count + 1)
    try {
      const file = await fitToUpload(chosen)
      if (!(file instanceof File)) return fail(file.reason, chosen.name)
      const stored = await upload(ticketId, file)
      setFiles(known => [...known, stored])
    } catch (error) {
      fail(attachmentErrorOf(error), chosen.name)
    } finally {
      setUploading(count => count - 1)
    }
  }

  return {
    files,
    isUploading: uploading > 0,
    add: (chosen: Iterable<File>) => {
      const [all, room] = [[...chosen], MOST_FILES - files.length - uploading]
      const [over] = all.slice(room)
      if (over) fail('tooMany', over.name)
      for (const file of all.slice(0, Math.max(0, room))) void add(file)
    },
    remove: (id: number) => setFiles(known => known.filter(file => file.id !== id)),
    clear: () => setFiles([]),
  }
}
