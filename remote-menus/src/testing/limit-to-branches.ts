import { useSession } from '@sufra/shared/session'
import { act } from '@testing-library/react'

/** Limits the signed-in user to these branches. */
export const limitToBranches = (branchIds: number[]): void =>
  act(() => {
    const { user } = useSession.getState()
    if (user) useSession.setState({ user: { ...user, branchIds } })
  })
