import type { ReactNode } from 'react'

/** Text of unknown or foreign direction (a phone, an id, a name in the other language) that must not turn its neighbours. */
export const Bdi = ({ children }: { children: ReactNode }) => <bdi>{children}</bdi>
