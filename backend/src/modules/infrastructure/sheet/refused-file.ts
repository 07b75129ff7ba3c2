import { validation } from '#src/errors/errors.ts'
import type { AppError } from '#src/errors/errors.ts'

/** Returns 400 `validation_failed` for the part `File`, with a message key of the contracts' field texts. */
export const refusedFile = (key: string): AppError => validation({ File: [key] })
