import type { z } from 'zod'

// Forms and sheets send an unreadable number as text, so that it is refused instead of counting as empty.
const isUnreadNumber = ({ expected, input }: z.core.$ZodIssueInvalidType): boolean =>
  expected === 'number' && (typeof input === 'string' || Number.isNaN(input))

const messageOf = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'custom':
      return issue.message
    case 'too_small':
    case 'too_big': {
      // An error key of the contract (`{ error: 'no_hours' }`) is more specific than the rule.
      if (/^[a-z]+(_[a-z]+)+$/.test(issue.message)) return issue.message
      const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
      if (issue.origin === 'string' && limit === 1 && issue.code === 'too_small') return 'required'
      return `${issue.code}_${issue.origin === 'string' || issue.origin === 'array' ? issue.origin : 'number'}:${limit}`
    }
    case 'invalid_type':
      if (issue.input === undefined) return 'required'
      return isUnreadNumber(issue) ? 'invalid_number' : 'invalid_type'
    default:
      return /^[a-z]+(_[a-z]+)+$/.test(issue.message) ? issue.message : issue.code
  }
}

const isSomethingElse = ([first]: z.core.$ZodIssue[]): boolean =>
  first?.path.length === 0 && (first.code === 'invalid_type' || first.code === 'invalid_value')

/**
 * Replaces the issue of a union by the issues of its last branch that the value resembles. For "empty or a mobile", the
 * fault of the mobile number helps more than "matches neither".
 */
const withoutUnions = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] => {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.findLast(issues => !isSomethingElse(issues)) ?? issue.errors.at(-1)
  if (!meant?.length) return [issue]
  return meant.flatMap(withoutUnions).map(inner => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Converts zod's issues to the `errors` of an answer: field to message keys (`key` or `key:limit`). */
export const fieldErrorsOf = (error: z.core.$ZodError): Record<string, string[]> => {
  const errors = new Map<string, string[]>()
  const add = (field: string, message: string) => errors.set(field, [...(errors.get(field) ?? []), message])
  for (const issue of error.issues.flatMap(withoutUnions)) {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(path ? `${path}.${key}` : key, 'unknown_field')
    } else {
      add(path || 'body', messageOf(issue))
    }
  }
  return Object.fromEntries(errors)
}
