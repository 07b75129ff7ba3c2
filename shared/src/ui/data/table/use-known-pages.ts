import { useState } from 'react'

interface Asked {
  page: number
  pageSize: number
  /** Identifies the list; another list has another number of pages. */
  listKey: string
}

interface Answer {
  data: { totalCount: number } | undefined
  isPlaceholderData: boolean
}

/**
 * Returns the requested page and the number of pages; undefined until it is known. A failed page of the same list keeps
 * the last known number.
 */
export const useKnownPages = ({ data, isPlaceholderData }: Answer, { page, pageSize, listKey }: Asked) => {
  const [known, setKnown] = useState<{ totalCount: number; listKey: string }>()
  // Placeholder data may belong to another list.
  const heard = isPlaceholderData ? undefined : data?.totalCount
  if (heard !== undefined && (known?.totalCount !== heard || known.listKey !== listKey))
    setKnown({ totalCount: heard, listKey })
  const totalCount = data?.totalCount ?? (known?.listKey === listKey ? known.totalCount : undefined)
  if (totalCount === undefined) return undefined
  return { page, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
}
