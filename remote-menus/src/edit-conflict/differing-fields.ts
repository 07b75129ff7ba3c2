/** A field in which two versions differ, and which of the two users changed it. */
export interface DifferingField<Field extends string> {
  field: Field
  label: string
  mine: string
  theirs: string
  isMineChanged: boolean
  isTheirsChanged: boolean
}

interface Versions<Values> {
  /** Common ancestor of both versions. */
  base: Values
  mine: Values
  theirs: Values
}

interface Reading<Field extends string, Values> {
  /** Returns the fields in which two states differ. */
  differ: (one: Values, other: Values) => readonly Field[]
  labelOf: (field: Field) => string
  textOf: (field: Field, values: Values) => string
}

/** Returns the fields in which two users' versions of a record differ, with display texts. */
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
