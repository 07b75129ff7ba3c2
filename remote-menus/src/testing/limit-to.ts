import { useSession } from '@sufra/shared/session'
import { act } from '@testing-library/react'

/** From now on the signed-in person works at these branches alone. */
export const limitTo = (branchIds: number[]): void =>
  act(() => {
    const { user } = useSession.getState()
    if (user) useSession.setState({ user: { ...user, branchIds } })
  })
