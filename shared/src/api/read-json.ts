import { ApiError } from './api-error.ts'
import { reportServerSignal } from './server-signals.ts'

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Returns the error to throw when no answer came, or only a part of one. An abort stays an abort. */
export const noAnswer = (cause: unknown): unknown => {
  if (isAbort(cause)) return cause
  reportServerSignal('missed')
  return new ApiError({ status: 0, code: 'network_error', cause })
}

/** Reads the whole body: the connection can still break after the answer has begun. */
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
