type Digits = 'latin' | 'arabic'

const ZERO = 0x660
const MARKS: Record<string, string> = { '.': '٫', ',': '٬', '%': '٪' }

let chosen: Digits = 'latin'

/** The digits that the signed-in person wants to see in Arabic; Latin ones while nobody is. */
export const setDigits = (digits: Digits): void => {
  chosen = digits
}

/**
 * The one place where digits turn: a formatted number, amount, date or clock as the person wants to see it. English keeps its
 * own, and so do names made of digits that nobody passes here.
 */
export const inDigits = (text: string, language: string): string =>
  chosen === 'latin' || language !== 'ar'
    ? text
    : text
        .replace(/[.,](?=\d)|%/g, mark => MARKS[mark] ?? mark)
        .replace(/\d/g, digit => String.fromCharCode(ZERO + Number(digit)))
