import { useDirection } from '#src/ui/core.ts'

/** Returns a function that picks the text of the shown language: examples have no locale files. */
export const useExampleText = (): ((ar: string, en: string) => string) => {
  const direction = useDirection()
  return (ar, en) => (direction === 'rtl' ? ar : en)
}
