import { useState } from 'react'

const PAGE_SIZE = 20

/** A long list by pages of twenty. A list that grows shorter never leaves an empty page behind. */
export const usePages = <Row>(rows: readonly Row[]) => {
  const [asked, setPage] = useState(1)
  const totalPages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const page = Math.min(asked, totalPages)
  return {
    rows: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    pages: { page, totalPages, totalCount: rows.length, pageSize: PAGE_SIZE, onChange: setPage },
  }
}
