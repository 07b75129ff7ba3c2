import { ApiError } from '@sufra/shared/api'
import { useRef, useState } from 'react'

/** Keys of `code.errors`. */
type CodeError = 'short' | 'wrong' | 'void'

const LENGTH = 6

const wrapUnknown = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ status: 0, code: 'unknown', cause: error })

const fieldErrorOf = ({ code, fieldErrors }: ApiError): CodeError | null => {
  if (code === 'code_void') return 'void'
  return code === 'code_invalid' || fieldErrors.code ? 'wrong' : null
}

/** State of the code entry. A wrong code is cleared and keeps the focus; a network failure keeps the code. */
export const useCodeEntry = (confirm: (code: string) => Promise<void>) => {
  const [code, setCode] = useState('')
  const [fieldError, setFieldError] = useState<CodeError | null>(null)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const refuse = (error: ApiError) => {
    const found = fieldErrorOf(error)
    if (!found) return setProblem(error)
    setFieldError(found)
    setCode('')
  }

  const send = async (whole: string) => {
    setIsBusy(true)
    setFieldError(null)
    setProblem(null)
    try {
      await confirm(whole)
    } catch (error) {
      refuse(wrapUnknown(error))
      input.current?.focus()
    } finally {
      setIsBusy(false)
    }
  }

  const handleSubmit = () => {
    if (isBusy) return
    if (code.length === LENGTH) return void send(code)
    setFieldError('short')
    input.current?.focus()
  }

  const type = (next: string) => {
    setCode(next)
    setFieldError(null)
  }

  const startAnew = () => {
    type('')
    setProblem(null)
    input.current?.focus()
  }

  return { code, type, fieldError, problem, setProblem, isBusy, input, send, handleSubmit, startAnew }
}
