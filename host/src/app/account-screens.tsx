import { QueryClientProvider } from '@tanstack/react-query'
import { SignUpPage } from '#src/features/entry/sign-up/sign-up.page.tsx'
import { queryClient } from './query-client.ts'

export { ForgetPasswordPage } from '#src/features/entry/forget-password/forget-password.page.tsx'
export { OneTimeCodePage } from '#src/features/entry/one-time-code/one-time-code.page.tsx'

export const SignUpScreen = () => (
  <QueryClientProvider client={queryClient}>
    <SignUpPage />
  </QueryClientProvider>
)
