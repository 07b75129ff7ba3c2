import { createContext, useContext, useEffect } from 'react'

/** The message of an input below its own field. */
export interface FieldNote {
  /** Replaces the help: how the field will be saved. */
  help?: string
  /** Why the text of the box cannot be saved. It replaces an error of the form, which knows less about the text. */
  error?: string
  /** True once the input lost focus: `error` is then shown even without an error of the form. */
  isLeft?: boolean
}

const ignore = (): void => {}

/** Receives the note of the input; a `Field` provides it. */
export const FieldNoteContext = createContext<(note: FieldNote) => void>(ignore)

/** Shows a note of an input in the `Field` around it, while the input is mounted. */
export const useFieldNote = ({ help, error, isLeft }: FieldNote): void => {
  const show = useContext(FieldNoteContext)
  useEffect(() => {
    if (help === undefined && error === undefined) return
    show({ help, error, isLeft })
    return () => show({})
  }, [show, help, error, isLeft])
}
