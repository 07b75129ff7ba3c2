import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { SheetPerChange } from '../theme/sheet-per-change.ts'
import { system } from '../theme/system.ts'
import { DirectionContext } from './direction.ts'
import type { Direction } from './direction.ts'

export interface UiProviderProps {
  /** Direction of the interface language. The provider also writes it to `<html dir>`. */
  direction: Direction
  children: ReactNode
}

// Chakra would write its global styles at each start: they came with the page (base-css.tsx).
const engine = { ...system, _global: [], _config: { ...system._config, disableLayers: true } }

/** Tokens and direction for everything below. One per page: the host mounts it, remotes do not. */
export const UiProvider = ({ direction, children }: UiProviderProps) => {
  useLayoutEffect(() => {
    document.documentElement.dir = direction
  }, [direction])
  return (
    <ChakraProvider value={engine}>
      <SheetPerChange />
      <DirectionContext value={direction}>{children}</DirectionContext>
    </ChakraProvider>
  )
}
