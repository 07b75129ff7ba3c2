import type { ShiftPage } from '@sufra/shared/contracts/shift'
import type { PaperSize } from '#src/printing/paper/paper-style.ts'
import { printSheet } from '#src/printing/paper/print-paper.tsx'
import type { Words } from './section.ts'
import { ShiftPaper } from './shift-paper.tsx'

/** Prints the page of a shift with the browser. */
export const printShift = (page: ShiftPage, words: Words, size: PaperSize): Promise<void> =>
  printSheet({ content: <ShiftPaper page={page} words={words} />, language: words.language, size })
