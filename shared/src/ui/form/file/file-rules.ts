export interface FileRules {
  /** Endings that are taken: `['.csv', '.xlsx']`. A browser's own idea of a file's kind differs by machine. */
  types: readonly string[]
  /** Bytes. */
  largest: number
}

/** Why a file cannot be taken, as the name of its words; null when it can. */
export const fileProblem = (
  file: File,
  { types, largest }: FileRules,
): 'fileWrongType' | 'fileTooBig' | null => {
  if (!types.some(type => file.name.toLowerCase().endsWith(type))) return 'fileWrongType'
  return file.size > largest ? 'fileTooBig' : null
}

const KILOBYTE = 1024

/** "312 KB", "4.5 MB", left to right also among Arabic words. */
export const formatFileSize = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  const text =
    kilobytes < KILOBYTE ? `${kilobytes} KB` : `${(kilobytes / KILOBYTE).toFixed(1).replace('.0', '')} MB`
  return `\u2066${text}\u2069`
}

/** ".csv · .xlsx", each with its dot before it also among Arabic words. */
export const shownTypes = (types: readonly string[]): string =>
  types.map(type => `\u2066${type}\u2069`).join(' · ')
