import { useState } from 'react'

interface Asked {
  page: number
  pageSize: number
  /** Another list, another number of pages. */
  listKey: string
}

interface Answer {
  data: { currentPage: number; pageSize: number; totalPages: number; totalCount: number } | undefined
  isPlaceholderData: boolean
}

/** Which of how many pages is shown; where the one that is asked for did not come, that one, among as many as were known. */
export const useKnownPages = ({ data, isPlaceholderData }: Answer, { page, pageSize, listKey }: Asked) => {
  const [known, setKnown] = useState<{ totalCount: number; listKey: string }>()
  // What stands in the place of an answer may be of another list.
  const heard = isPlaceholderData ? undefined : data?.totalCount
  if (heard !== undefined && (known?.totalCount !== heard || known.listKey !== listKey))
    setKnown({ totalCount: heard, listKey })
  if (data) {
    const { currentPage, totalPages, totalCount } = data
    return { page: currentPage, totalPages, totalCount, pageSize: data.pageSize }
  }
  if (known?.listKey !== listKey) return undefined
  return { page, pageSize, totalCount: known.totalCount, totalPages: Math.ceil(known.totalCount / pageSize) }
}
