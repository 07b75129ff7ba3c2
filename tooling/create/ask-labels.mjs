import { createInterface } from 'node:readline/promises'
import { ARABIC_LABEL, englishLabel } from '../remote/new/options.mjs'

/** Adds the labels in both languages; asks for missing ones if a person is at the terminal. */
export const askLabels = async ({ name, values }) => {
  const questions = [
    ['label-ar', `Its name in Arabic (${ARABIC_LABEL}): `],
    ['label-en', `Its name in English (${englishLabel(name)}): `],
  ].filter(([option]) => values[option] === undefined)
  if (!process.stdin.isTTY || questions.length === 0) return values
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers = {}
  for (const [option, question] of questions)
    answers[option] = (await terminal.question(question)).trim() || undefined
  terminal.close()
  return { ...values, ...answers }
}
