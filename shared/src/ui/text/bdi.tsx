import type { ReactNode } from 'react'

/** Isolates text of unknown direction (a phone, an id, a name in the other language) from its neighbors. */
export const Bdi = ({ children }: { children: ReactNode }) => <bdi>{children}</bdi>
