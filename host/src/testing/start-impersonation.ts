import { useSession } from '@sufra/shared/session'
import { act } from '@testing-library/react'

/** Starts an impersonation: the signed-in person becomes the operator, who sees the merchant as its Admin does. */
export const startImpersonation = (): void =>
  act(() =>
    useSession.setState(({ user }) => ({ user: user && { ...user, viewOf: '{"ar":"بيت","en":"House"}' } })),
  )
