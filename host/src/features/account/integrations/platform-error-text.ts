// Sufra's own code for a missing response; the screen has a text for it.
const OURS = 'no_answer'

/** Returns the platform's own error; empty when it gave none. */
export const platformErrorText = ({
  code,
  message,
}: {
  code: string | null
  message: string | null
}): string => (code === OURS ? '' : [code, message].filter(Boolean).join(' · '))
