import { useContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { useLocation, useNavigate } from '@sufra/shared/router'
import { startCodeEntry } from '@sufra/shared/session'
import { useIsStillOpen } from '#src/dialog-state/use-own-close.ts'
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

/** State of the sign-up form. A success leads to the code screen. */
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
    // The contract requires the accepted terms.
    const sent = await signUp({ ...values, acceptTerms: true, lang: language })
    startCodeEntry({ ...sent, purpose: 'SignUp', rememberMe: true })
    if (isStillOpen()) void navigate({ pathname: '/otp', search })
  })
  return { form, handleSubmit }
}
