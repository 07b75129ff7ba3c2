import { createContext, useContext } from 'react'

export interface FieldWiring {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined)

/**
 * Returns the props that connect an input with the label, help and error of the surrounding `Field`; an empty object
 * outside of one.
 */
export const useFieldWiring = (): Partial<FieldWiring> => useContext(FieldContext) ?? {}
