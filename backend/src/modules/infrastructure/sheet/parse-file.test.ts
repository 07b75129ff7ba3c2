import { MAX_IMPORT_ROWS } from '@sufra/shared/contracts/menu-import'
import { toAppError } from '#src/plugins/error-mapper.ts'
import { createFileParser, fileParser } from './parse-file.ts'

const sheet = (text: string) => ({ bytes: Buffer.from(text), kind: 'text' as const, sheet: 0, owner: 'test' })
const LARGE = sheet(`sku,name\n${`1,${'Laban '.repeat(150)}\n`.repeat(MAX_IMPORT_ROWS)}`)

const factsOf = (error: unknown) => {
  const { status, code, errors } = toAppError(error).facts
  return { status, code, errors }
}

it.each([
  ['takes too long', { mostMilliseconds: 1, mostMemoryMb: 384 }],
  ['needs too much memory', { mostMilliseconds: 20_000, mostMemoryMb: 8 }],
])('refuses a file that %s, ends its thread and keeps the process alive', async (_, limits) => {
  const parser = createFileParser(limits)
  try {
    const refusals = await Promise.all([1, 2].map(() => parser.parse(LARGE).catch(factsOf)))
    const refusal = {
      status: 400,
      code: 'validation_failed',
      errors: { File: ['import_too_much_text'] },
    }
    expect(refusals).toEqual([refusal, refusal])
  } finally {
    await parser.close()
  }
})

it('takes the same file within the limits of the application', async () => {
  const [parsed] = await fileParser.parse(LARGE)
  expect(parsed?.lines).toHaveLength(MAX_IMPORT_ROWS + 1)
})
