import { useState } from 'react'

interface Asked {
  page: number
  pageSize: number
  /** Another list, another number of pages. */
  listKey: string
}

interface Answer {
  data: { totalCount: number } | undefined
  isPlaceholderData: boolean
}

/** Which of how many pages is asked for; undefined until it is known. It stays known where a page of the same list does not come. */
export const useKnownPages = ({ data, isPlaceholderData }: Answer, { page, pageSize, listKey }: Asked) => {
  const [known, setKnown] = useState<{ totalCount: number; listKey: string }>()
  // What stands in the place of an answer may be of another list.
  const heard = isPlaceholderData ? undefined : data?.totalCount
  if (heard !== undefined && (known?.totalCount !== heard || known.listKey !== listKey))
    setKnown({ totalCount: heard, listKey })
  const totalCount = data?.totalCount ?? (known?.listKey === listKey ? known.totalCount : undefined)
  if (totalCount === undefined) return undefined
  return { page, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
}
