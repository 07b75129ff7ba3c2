import { useCallback, useState } from 'react'

const NONE: ReadonlySet<number> = new Set()

/** State hook for a set of product ids; its functions have a stable identity. */
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
