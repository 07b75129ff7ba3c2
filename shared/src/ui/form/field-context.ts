import { createContext, useContext } from 'react'

export interface FieldWiring {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined)

/** What ties an input to the label, help and error of the `Field` around it; nothing outside a field. */
export const useFieldWiring = (): Partial<FieldWiring> => useContext(FieldContext) ?? {}
