import { useState } from 'react'

const KEY = 'sufra-setup-folded'

const read = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}

/** Returns whether the list is folded, stored on this device. */
export const useFolded = (): [isFolded: boolean, toggle: () => void] => {
  const [isFolded, setIsFolded] = useState(read)
  const toggle = () => {
    setIsFolded(!isFolded)
    try {
      localStorage.setItem(KEY, String(!isFolded))
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
  return [isFolded, toggle]
}
