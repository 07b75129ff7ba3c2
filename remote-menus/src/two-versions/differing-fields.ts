/** A field in which two versions differ, and who changed it since both were one. */
export interface DifferingField<Field extends string> {
  field: Field
  label: string
  mine: string
  theirs: string
  isMineChanged: boolean
  isTheirsChanged: boolean
}

interface Versions<Values> {
  /** What both were made of. */
  base: Values
  mine: Values
  theirs: Values
}

interface Reading<Field extends string, Values> {
  /** The fields in which two states differ. */
  differ: (one: Values, other: Values) => readonly Field[]
  labelOf: (field: Field) => string
  textOf: (field: Field, values: Values) => string
}

/** Where two people's versions of one thing differ, as people read it. */
export const differingFields = <Field extends string, Values>(
  { base, mine, theirs }: Versions<Values>,
  { differ, labelOf, textOf }: Reading<Field, Values>,
): DifferingField<Field>[] => {
  const [own, foreign] = [differ(base, mine), differ(base, theirs)]
  return differ(theirs, mine).map(field => ({
    field,
    label: labelOf(field),
    mine: textOf(field, mine),
    theirs: textOf(field, theirs),
    isMineChanged: own.includes(field),
    isTheirsChanged: foreign.includes(field),
  }))
}
