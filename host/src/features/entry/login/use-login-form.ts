import { useLocation, useNavigate } from '@sufra/shared/router'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { takeEarlyInput } from './early-input.ts'
import { loginProblem } from './login-errors.ts'
import type { LoginProblem } from './login-errors.ts'
import { signIn } from './sign-in.ts'

const readForm = (form: HTMLFormElement) => {
  const fields = new FormData(form)
  return {
    email: String(fields.get('email') ?? '').trim(),
    password: String(fields.get('password') ?? ''),
    rememberMe: fields.has('rememberMe'),
  }
}

const NOTHING_MISSING = { email: false, password: false }

const focusFirstMistake = (form: HTMLFormElement, missing: typeof NOTHING_MISSING): void => {
  const field = form.elements.namedItem(missing.email ? 'email' : 'password')
  if (field instanceof HTMLInputElement) field.focus()
}

/**
 * State of the sign-in form. After a success the guard of /login redirects; when a
 * code is required, this hook navigates to it.
 */
export const useLoginForm = () => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  const [missing, setMissing] = useState(NOTHING_MISSING)
  const [isBusy, setIsBusy] = useState(false)

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takeEarlyInput()) form.current?.requestSubmit()
  }, [])

  const send = async (form: HTMLFormElement) => {
    const request = readForm(form)
    const nextMissing = { email: !request.email.includes('@'), password: request.password === '' }
    setMissing(nextMissing)
    setProblem(null)
    if (nextMissing.email || nextMissing.password) return focusFirstMistake(form, nextMissing)
    setIsBusy(true)
    try {
      const outcome = await signIn(request)
      // A person who navigated away stays there.
      if (outcome === 'codeSent' && document.contains(form)) void navigate({ pathname: '/otp', search })
    } catch (error) {
      setProblem(loginProblem(error))
      setIsBusy(false)
    }
  }

  const handleSubmit = (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault()
    if (!isBusy) void send(submit.currentTarget)
  }

  const readEmail = () => (form.current ? readForm(form.current).email : '')

  return { form, problem, missing, isBusy, readEmail, handleSubmit }
}
