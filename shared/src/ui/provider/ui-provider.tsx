import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { useScanGuard } from './single-keys.ts'
import { system } from '../theme/system.ts'
import { DirectionContext } from './direction.ts'
import type { Direction } from './direction.ts'

export interface UiProviderProps {
  /** Direction of the interface language. The provider also writes it to `<html dir>`. */
  direction: Direction
  children: ReactNode
}

/**
 * Provides tokens and direction, and keeps barcode scans from pressing buttons. One per page: the host mounts it,
 * remotes do not.
 */
export const UiProvider = ({ direction, children }: UiProviderProps) => {
  useLayoutEffect(() => {
    document.documentElement.dir = direction
  }, [direction])
  useScanGuard()
  return (
    <ChakraProvider value={system}>
      <DirectionContext value={direction}>{children}</DirectionContext>
    </ChakraProvider>
  )
}
