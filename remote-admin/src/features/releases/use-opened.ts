import { useState } from 'react'

/** What a dialog was opened for. It stays while the dialog leaves; `key` makes each opening a new one. */
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
