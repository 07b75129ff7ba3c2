import { useCallback, useState } from 'react'

const NONE: ReadonlySet<number> = new Set()

/** A set of product ids as state; its verbs keep their identity. */
export const useIdSet = () => {
  const [ids, setIds] = useState(NONE)
  const add = useCallback((id: number) => setIds(known => new Set(known).add(id)), [])
  const remove = useCallback(
    (id: number) =>
      setIds(known => (known.has(id) ? new Set([...known].filter(each => each !== id)) : known)),
    [],
  )
  return { ids, add, remove }
}
