import { api } from '@sufra/shared/api'
import { useLanguage } from '@sufra/shared/i18n'
import { act, screen, waitFor } from '@testing-library/react'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { TextInput } from '#src/ui/form/text-input.tsx'
import { answerHttp, renderUi } from '#src/testing/testing.tsx'
import type { Language } from '#src/i18n/language.ts'
import { FormProblem } from './form-problem.tsx'
import { useContractForm } from './use-contract-form.ts'

const EMPTY = { name: '', email: '', phone: '', accountName: '', password: '', confirmPassword: '' }

const SignUpForm = () => {
  const { language, setLanguage } = useLanguage()
  const prepare = (values: typeof EMPTY & { acceptTerms: boolean }) => ({ ...values, lang: language })
  const form = useContractForm({
    contract: () => import('#src/contracts/authentication.ts').then(({ SignUpRequest }) => SignUpRequest),
    defaultValues: { ...EMPTY, acceptTerms: false },
    prepare,
  })
  const names = ['name', 'email', 'phone', 'accountName', 'password', 'confirmPassword'] as const
  const send = form.submit(async values => {
    await api.post('/api/Authentication/SignUp', { body: { ...prepare(values), acceptTerms: true } })
  })
  return (
    <form onSubmit={send} noValidate>
      <FormProblem problem={form.problem} texts={{ already_exists: 'Closed for today' }} />
      {names.map(name => (
        <Field key={name} label={name} {...form.field(name)}>
          <TextInput {...form.register(name)} />
        </Field>
      ))}
      <Checkbox label="terms" {...form.register('acceptTerms')} />
      <p>{form.field('acceptTerms').error}</p>
      <button>{form.isBusy ? 'sending' : 'send'}</button>
      <button type="button" onClick={() => void setLanguage('ar')}>
        turn
      </button>
    </form>
  )
}

const SENT = {
  userId: 7,
  email: 'sara@example.com',
  emailForOtp: 'sara@example.com',
  otpExpiresIn: 300,
  resendIn: 60,
}

const RIGHT = {
  name: 'سارة القحطاني',
  email: 'sara@example.com',
  phone: '٠٥٠١٢٣٤٥٦٧',
  accountName: 'مطعم سارة',
  password: 'Kabsa2026',
  confirmPassword: 'Kabsa2026',
}

const show = (language: Language = 'en') => renderUi(<SignUpForm />, { language })
const box = (name: string) => screen.getByRole('textbox', { name })
const send = (user: ReturnType<typeof show>['user']) => user.click(screen.getByText('send'))

const fillIn = async (user: ReturnType<typeof show>['user'], changes: Partial<typeof RIGHT> = {}) => {
  for (const [name, text] of Object.entries({ ...RIGHT, ...changes })) {
    await user.clear(box(name))
    if (text) await user.paste(text)
  }
  await user.click(screen.getByRole('checkbox', { name: 'terms' }))
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('shows the need of each empty field, sends nothing and focuses the first', async () => {
  const { calls } = answerHttp({})
  const { user } = show()
  await send(user)
  expect(await screen.findAllByText('This field is required.')).toHaveLength(5)
  expect(screen.getByText('Please accept the terms to continue.')).toBeInTheDocument()
  expect(box('name')).toHaveFocus()
  expect(calls).toEqual([])
})

it('validates an error again on each change after the first submit', async () => {
  const { user } = show()
  await fillIn(user, { email: 'sara@' })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await send(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a whole e-mail address')
  expect(box('email')).toHaveFocus()
  await user.type(box('email'), 'example.com')
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

it('reports different passwords beside other errors until either changes', async () => {
  const { user } = show()
  await fillIn(user, { name: '', confirmPassword: 'Kabsa2025' })
  await send(user)
  expect(await screen.findByText('The two passwords differ.')).toBeInTheDocument()
  await user.clear(box('password'))
  await user.type(box('password'), 'Kabsa2025')
  await waitFor(() => expect(screen.queryByText('The two passwords differ.')).not.toBeInTheDocument())
  expect(screen.getByText('This field is required.')).toBeInTheDocument()
})

it('sends the values as typed, once for several presses', async () => {
  let answer: (answer: object) => void = jest.fn()
  const { calls } = answerHttp({
    'POST /api/Authentication/SignUp': () => new Promise(resolve => (answer = resolve)),
  })
  const { user } = show()
  await fillIn(user)
  await send(user)
  await user.click(await screen.findByText('sending'))
  expect(calls.map(({ body }) => body)).toEqual([{ ...RIGHT, acceptTerms: true, lang: 'en' }])
  await act(async () => answer({ body: {} }))
  expect(await screen.findByText('send')).toBeInTheDocument()
})

it("shows the server's message at its field in the interface language until it changes", async () => {
  answerHttp({
    'POST /api/Authentication/SignUp': {
      status: 409,
      body: {
        code: 'already_exists',
        errors: { email: ['This e-mail has an account already. Sign in, or reset the password.'] },
      },
    },
  })
  const { user } = show()
  await fillIn(user)
  await send(user)
  await waitFor(() => expect(box('email')).toBeInvalid())
  expect(box('email')).toHaveFocus()
  await user.click(screen.getByText('turn'))
  expect(box('email')).toHaveAccessibleDescription(
    'هذا البريد لديه حساب مسبقًا. سجّل الدخول أو استعد كلمة المرور.',
  )
  await user.type(box('email'), '.sa')
  await waitFor(() => expect(box('email')).toBeValid())
})

it.each([
  [
    'too many tries',
    { status: 429, body: { code: 'too_many_requests' }, headers: { 'Retry-After': '90' } },
    'Try again in 1 min',
  ],
  ['an error of the server', { status: 500, body: { code: 'internal_error' } }, 'could not be completed'],
  [
    'a refusal that the screen has words for',
    { status: 409, body: { code: 'already_exists' } },
    'Closed for today',
  ],
  [
    'a refusal that only the server explains',
    { status: 400, body: { code: 'bad_request', title: 'Not yours' } },
    'Not yours',
  ],
  [
    'a field that the form does not have',
    {
      status: 400,
      body: { code: 'validation_failed', title: 'Some fields are not valid.', errors: { plan: ['?'] } },
    },
    'Some fields are not valid.',
  ],
])('shows %s above the form and keeps the typed values', async (_name, answer, text) => {
  answerHttp({ 'POST /api/Authentication/SignUp': answer })
  const { user } = show()
  await fillIn(user)
  await send(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(box('name')).toHaveValue(RIGHT.name)
})

it('says that there is no network, keeps the values and can be sent again', async () => {
  const { user } = show('ar')
  await fillIn(user)
  await send(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('تعذّر الوصول إلى الخادم')
  const { calls } = answerHttp({ 'POST /api/Authentication/SignUp': { body: SENT } })
  await send(user)
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(calls).toHaveLength(1)
})

it('fetches the contract once, when a person begins to type', async () => {
  const contract = jest.fn(() =>
    import('#src/contracts/authentication.ts').then(({ LoginRequest }) => LoginRequest),
  )
  const MailForm = () => {
    const form = useContractForm({ contract, defaultValues: { email: '' } })
    return (
      <Field label="email">
        <TextInput {...form.register('email')} />
      </Field>
    )
  }
  const { user } = renderUi(<MailForm />)
  await user.click(box('email'))
  expect(contract).not.toHaveBeenCalled()
  await user.keyboard('sara')
  await waitFor(() => expect(contract).toHaveBeenCalledTimes(1))
})

describe('an error in a part of a field', () => {
  const PolicyForm = ({ isShown }: { isShown: boolean }) => {
    const form = useContractForm({
      contract: () => import('#src/contracts/acceptance.ts').then(({ AcceptancePolicy }) => AcceptancePolicy),
      defaultValues: { busyAfter: { orders: 1, minutes: 30 } },
    })
    return (
      <form onSubmit={form.submit(async () => undefined)} noValidate>
        <FormProblem problem={form.problem} />
        {isShown && (
          <Field label="orders" {...form.field('busyAfter.orders')}>
            <TextInput />
          </Field>
        )}
        <button>send</button>
      </form>
    )
  }

  it.each([
    { where: 'that the screen shows stands there alone', isShown: true, words: 'Not less than 2.' },
    {
      where: 'that it does not show is said all the same',
      isShown: false,
      words: 'Something here is not right yet. Please look through it again.',
    },
  ])('$where', async ({ isShown, words }) => {
    const { user } = renderUi(<PolicyForm isShown={isShown} />)
    await user.click(screen.getByText('send'))
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
  })
})
