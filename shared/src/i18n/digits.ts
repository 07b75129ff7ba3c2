type Digits = 'latin' | 'arabic'

const ZERO = 0x660
const MARKS: Record<string, string> = { '.': '٫', ',': '٬', '%': '٪' }

let chosen: Digits = 'latin'

/** Sets the digits that the signed-in person chose for Arabic. Latin digits are the default. */
export const setDigits = (digits: Digits): void => {
  chosen = digits
}

/**
 * Returns a formatted number, amount, date or time in the person's digits. All formatters use it. English stays
 * unchanged, and so do identifiers made of digits, which do not pass here.
 */
export const localizeDigits = (text: string, language: string): string =>
  chosen === 'latin' || language !== 'ar'
    ? text
    : text
        .replace(/[.,](?=\d)|%/g, mark => MARKS[mark] ?? mark)
        .replace(/\d/g, digit => String.fromCharCode(ZERO + Number(digit)))
