import { useSession } from '@sufra/shared/session'
import { act } from '@testing-library/react'

/** From here on whoever is signed in is the operator, who looks at the merchant as its Admin sees it. */
export const look = (): void =>
  act(() =>
    useSession.setState(({ user }) => ({ user: user && { ...user, viewOf: '{"ar":"بيت","en":"House"}' } })),
  )
