import { useDirection } from '#src/ui/core.ts'

/** The text of the language that the gallery shows: its examples have no locale files. */
export const useSay = (): ((ar: string, en: string) => string) => {
  const direction = useDirection()
  return (ar, en) => (direction === 'rtl' ? ar : en)
}
