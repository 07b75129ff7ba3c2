import { ApiError } from './api-error.ts'
import { tellServerSign } from './server-signs.ts'

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** What to throw when no answer came, or only the beginning of one. Who gave up by themselves hear of that alone. */
export const noAnswer = (cause: unknown): unknown => {
  if (isAbort(cause)) return cause
  tellServerSign('missed')
  return new ApiError({ status: 0, code: 'network_error', cause })
}

/** The body whole: the line can still break after the answer has begun. */
export const readWhole = async <Body>(body: Promise<Body>): Promise<Body> => {
  try {
    return await body
  } catch (cause) {
    throw noAnswer(cause)
  }
}

export const readJson = async (response: Response): Promise<unknown> => {
  const text = await readWhole(response.text())
  try {
    return JSON.parse(text === '' ? 'null' : text)
  } catch (cause) {
    throw new ApiError({ status: response.status, code: 'bad_answer', cause })
  }
}
