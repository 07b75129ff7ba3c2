import { withEmotionCache } from '@emotion/react'
import type { EmotionCache } from '@emotion/react'
import { useInsertionEffect } from 'react'

/**
 * Gives the rules that one change of the page brings a sheet of their own. A browser that finds one rule more in a sheet takes all that
 * stand there for new: a page of one sheet is styled and laid out as a whole for the first menu that opens. A sheet that joins
 * behind the others touches what its own rules are about. Returns what ends it.
 */
export const sheetPerChange = (sheet: EmotionCache['sheet']): (() => void) => {
  const insert = sheet.insert.bind(sheet)
  let isOpen = false
  sheet.insert = rule => {
    if (!isOpen) {
      isOpen = true
      queueMicrotask(() => {
        isOpen = false
      })
      // Emotion counts the rules, and begins a sheet with the first.
      sheet.ctr = 0
    }
    insert(rule)
  }
  return () => {
    sheet.insert = insert
  }
}

/** Has the page's styles written so: beside what it renders. */
export const SheetPerChange = withEmotionCache((_props: object, { sheet }) => {
  useInsertionEffect(() => sheetPerChange(sheet), [sheet])
  return null
})
