import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

export type Bind<Values extends FieldValues> = <Name extends Path<Values>>(
  name: Name,
) => {
  name: Name
  value: PathValue<Values, Name>
  onChange: (value: PathValue<Values, Name>) => void
}

/** Returns the props of a control that reports its value instead of an event. */
export const bindTo =
  <Values extends FieldValues>(form: UseFormReturn<Values>, isSubmitted: boolean): Bind<Values> =>
  name => ({
    name,
    value: form.watch(name),
    onChange: value => form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
  })
