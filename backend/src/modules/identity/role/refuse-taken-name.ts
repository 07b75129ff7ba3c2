import { readLocalized, searchKey } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import { alreadyExists } from '#src/errors/errors.ts'
import type { FieldErrors } from '#src/errors/errors.ts'
import { BUILT_IN_ROLES } from './built-in-roles.ts'

const LANGUAGES = ['ar', 'en'] as const

/**
 * Throws `already_exists` when another role has the name in either language, regardless of case. Built-in
 * roles count too.
 */
export const refuseTakenName = (name: Localized, others: readonly { name: string }[]): void => {
  const taken = [...BUILT_IN_ROLES, ...others].map(other => readLocalized(other.name))
  const errors: FieldErrors = {}
  for (const language of LANGUAGES) {
    const key = searchKey(name[language])
    if (key !== '' && taken.some(other => searchKey(other[language]) === key))
      errors[`name.${language}`] = ['already_exists']
  }
  if (Object.keys(errors).length > 0) throw alreadyExists(errors)
}
