import { sqlStateOf } from '#src/database/sql-state.ts'
import { alreadyExists } from '#src/errors.ts'

export const emailTaken = () => alreadyExists({ email: ['already_taken'] })

/** Of two who take one address at the same time the database lets one through. */
export const toEmailTaken = (error: unknown): never => {
  throw sqlStateOf(error) === '23505' ? emailTaken() : error
}
