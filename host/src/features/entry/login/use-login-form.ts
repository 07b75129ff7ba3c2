import { api } from '@sufra/shared/api'
import type { LoginRequest } from '@sufra/shared/contracts/authentication'
import { useLocation, useNavigate } from '@sufra/shared/router'
import { startCodeEntry, startSession } from '@sufra/shared/session'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { loginProblem } from './login-errors.ts'
import type { LoginProblem } from './login-errors.ts'

/**
 * Signs in and starts the session, or reports that a code by e-mail comes first. Throws `ApiError`:
 * `bad_credentials`, 429 with `retryAfter`, `network_error`.
 */
const signIn = async (request: {
  email: string
  password: string
  rememberMe: boolean
}): Promise<'signedIn' | 'codeSent'> => {
  const body: LoginRequest = request
  const { rememberMe } = request
  const answer = await api.post('/api/Authentication/login', { body })
  if ('requiresOtp' in answer) {
    startCodeEntry({ ...answer, rememberMe })
    return 'codeSent'
  }
  startSession({ answer, rememberMe })
  return 'signedIn'
}

declare global {
  /** Input on the prerendered form, recorded by public/start.js before the application loaded. */
  var sufraEarly: { isSubmitted: boolean; control: AbortController } | undefined
}

/** Takes the form over from the start script; returns whether it was submitted. */
const takeEarlyInput = (): boolean => {
  const early = globalThis.sufraEarly
  globalThis.sufraEarly = undefined
  early?.control.abort()
  return early?.isSubmitted === true
}

const readForm = (form: HTMLFormElement) => {
  const fields = new FormData(form)
  return {
    email: String(fields.get('email') ?? '').trim(),
    password: String(fields.get('password') ?? ''),
    rememberMe: fields.has('rememberMe'),
  }
}

const NOTHING_MISSING = { email: false, password: false }

const focusFirstInvalidField = (form: HTMLFormElement, missing: typeof NOTHING_MISSING): void => {
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
    if (nextMissing.email || nextMissing.password) return focusFirstInvalidField(form, nextMissing)
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
