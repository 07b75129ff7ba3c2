// What Sufra calls it when nothing came: the screen says that in words of its own.
const OURS = 'no_answer'

/** The platform's own words; empty where it gave none. */
export const saidBy = ({ code, message }: { code: string | null; message: string | null }): string =>
  code === OURS ? '' : [code, message].filter(Boolean).join(' · ')
