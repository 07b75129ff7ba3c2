import { useMutation } from '@tanstack/react-query'
import { ApiError } from '@sufra/shared/api'
import { useState } from 'react'
import { sendPictures } from './menu-import.queries.ts'
import type { StoredPictures } from './menu-import.queries.ts'

/** Uploads a zip of pictures immediately after the choice, so that repeated checks need no new upload. */
export const usePictures = (onStored: (pictures: StoredPictures | undefined) => void) => {
  const [zip, setZip] = useState<File | null>(null)
  const upload = useMutation({
    mutationFn: sendPictures,
    onSuccess: ({ pictures }) => onStored(pictures),
  })
  const { error } = upload
  return {
    zip,
    isUploading: upload.isPending,
    refused: upload.data?.refused ?? [],
    error,
    refusal: error instanceof ApiError ? error.problem?.errors?.File?.[0] : undefined,
    choose: (chosen: File | null) => {
      upload.reset()
      setZip(chosen)
      if (chosen) upload.mutate(chosen)
      else onStored(undefined)
    },
    forget: () => {
      upload.reset()
      setZip(null)
    },
  }
}
