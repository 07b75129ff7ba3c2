import { chakra } from '@sufra/shared/ui'
import type { ReactNode } from 'react'

const Root = chakra('bdi', {
  base: {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: '0.92em',
    overflowWrap: 'anywhere',
  },
})

/** A name, version or address, left to right in both languages. */
export const Code = ({ children }: { children: ReactNode }) => <Root dir="ltr">{children}</Root>
