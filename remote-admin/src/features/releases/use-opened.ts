import { useState } from 'react'

/** Holds the subject of a dialog. It stays while the dialog closes; `key` makes each opening a new one. */
export const useOpened = <Value>() => {
  const [opened, setOpened] = useState<{ value: Value | null; key: number; isOpen: boolean }>({
    value: null,
    key: 0,
    isOpen: false,
  })
  return {
    ...opened,
    open: (value: Value) => setOpened(({ key }) => ({ value, key: key + 1, isOpen: true })),
    close: () => setOpened(current => ({ ...current, isOpen: false })),
  }
}
