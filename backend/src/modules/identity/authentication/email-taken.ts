import { sqlStateOf } from '#src/errors/sql-state.ts'
import { alreadyExists } from '#src/errors/errors.ts'

export const emailTaken = () => alreadyExists({ email: ['already_taken'] })

/** Maps the database's unique violation to `emailTaken`: of two concurrent requests for one address one succeeds. */
export const toEmailTaken = (error: unknown): never => {
  throw sqlStateOf(error) === '23505' ? emailTaken() : error
}
