import type { NumberReading } from '#src/contracts/typed-number.ts'

/** Says how an ambiguous number will be saved, left to right also among Arabic words; nothing for a number with one meaning. */
export const savedText = (
  reading: NumberReading | null,
  sentence: string,
  write: (value: number) => string,
): string | undefined =>
  reading?.kind === 'number' && reading.isAmbiguous
    ? sentence.replace('{value}', `\u2066${write(reading.value)}\u2069`)
    : undefined
