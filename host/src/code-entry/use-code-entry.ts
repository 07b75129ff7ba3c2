import { ApiError } from '@sufra/shared/api'
import { useRef, useState } from 'react'

/** Keys of `code.mistakes`. */
type CodeMistake = 'short' | 'wrong' | 'void'

const LENGTH = 6

const wrapUnknown = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ status: 0, code: 'unknown', cause: error })

const mistakeOf = ({ code, fieldErrors }: ApiError): CodeMistake | null => {
  if (code === 'code_void') return 'void'
  return code === 'code_invalid' || fieldErrors.code ? 'wrong' : null
}

/** State of the code entry. A wrong code is cleared and keeps the focus; a network failure keeps the code. */
export const useCodeEntry = (confirm: (code: string) => Promise<void>) => {
  const [code, setCode] = useState('')
  const [mistake, setMistake] = useState<CodeMistake | null>(null)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const refuse = (error: ApiError) => {
    const found = mistakeOf(error)
    if (!found) return setProblem(error)
    setMistake(found)
    setCode('')
  }

  const send = async (whole: string) => {
    setIsBusy(true)
    setMistake(null)
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
    setMistake('short')
    input.current?.focus()
  }

  const type = (next: string) => {
    setCode(next)
    setMistake(null)
  }

  const startAnew = () => {
    type('')
    setProblem(null)
    input.current?.focus()
  }

  return { code, type, mistake, problem, setProblem, isBusy, input, send, handleSubmit, startAnew }
}
