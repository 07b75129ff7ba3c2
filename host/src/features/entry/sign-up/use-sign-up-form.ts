import { useContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { useLocation, useNavigate } from '@sufra/shared/router'
import { awaitCode } from '@sufra/shared/session'
import { useIsStillOpen } from '#src/parts/use-own-close.ts'
import { signUp } from './sign-up.queries.ts'

const EMPTY = {
  name: '',
  email: '',
  phone: '',
  accountName: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
}

/** The sign-up form's state. A success leads to the code screen. */
export const useSignUpForm = () => {
  const { language } = useLanguage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const isStillOpen = useIsStillOpen()
  const form = useContractForm({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/authentication').then(
        ({ SignUpRequest }) => SignUpRequest,
      ),
    defaultValues: EMPTY,
    prepare: values => ({ ...values, lang: language }),
  })
  const handleSubmit = form.submit(async values => {
    // The contract let it through, so the terms are accepted.
    const sent = await signUp({ ...values, acceptTerms: true, lang: language })
    awaitCode({ ...sent, purpose: 'SignUp', rememberMe: true })
    if (isStillOpen()) void navigate({ pathname: '/otp', search })
  })
  return { form, handleSubmit }
}
