import { useState } from 'react'

interface Asked {
  page: number
  pageSize: number
  /** Another list, another number of pages. */
  listKey: string
}

/** Which of how many pages is shown; where the one that is asked for did not come, that one, among as many as were known. */
export const useKnownPages = (
  answer: { currentPage: number; pageSize: number; totalPages: number; totalCount: number } | undefined,
  { page, pageSize, listKey }: Asked,
) => {
  const totalCount = answer?.totalCount
  const [known, setKnown] = useState<{ totalCount: number; listKey: string }>()
  if (totalCount !== undefined && (known?.totalCount !== totalCount || known.listKey !== listKey))
    setKnown({ totalCount, listKey })
  if (answer) {
    const { currentPage, totalPages } = answer
    return { page: currentPage, totalPages, totalCount: answer.totalCount, pageSize: answer.pageSize }
  }
  if (known?.listKey !== listKey) return undefined
  return { page, pageSize, totalCount: known.totalCount, totalPages: Math.ceil(known.totalCount / pageSize) }
}
