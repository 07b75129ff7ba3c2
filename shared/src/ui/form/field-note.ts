import { createContext, useContext, useEffect } from 'react'

/** What an input itself says below its field. */
export interface FieldNote {
  /** In place of the help: how the field will be saved. */
  help?: string
  /** Why the field cannot be saved. The error of the form goes before it. */
  error?: string
}

const ignore = (_note: FieldNote): void => {}

/** Takes the note of the input; a `Field` provides it. */
export const FieldNoteContext = createContext<(note: FieldNote) => void>(ignore)

/** Shows a note of an input in the `Field` around it, as long as the input stands there. */
export const useFieldNote = ({ help, error }: FieldNote): void => {
  const show = useContext(FieldNoteContext)
  useEffect(() => {
    if (help === undefined && error === undefined) return
    show({ help, error })
    return () => show({})
  }, [show, help, error])
}
