import { useState } from 'react'

const KEY = 'sufra-setup-folded'

const read = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}

/** Whether the list is folded away, kept on this device. */
export const useFolded = (): [isFolded: boolean, toggle: () => void] => {
  const [isFolded, setIsFolded] = useState(read)
  const toggle = () => {
    setIsFolded(!isFolded)
    try {
      localStorage.setItem(KEY, String(!isFolded))
    } catch {
      // A browser without storage forgets it with the page.
    }
  }
  return [isFolded, toggle]
}
