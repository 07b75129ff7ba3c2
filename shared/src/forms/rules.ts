import '#src/contracts/without-eval.ts'
import type { ZodType } from 'zod'
import { AccountUpdateRequest } from '#src/contracts/account.ts'
import {
  AcceptInvitationRequest,
  ChangeEmailRequest,
  ChangePasswordRequest,
  CodeConfirmationRequest,
  ForgetPasswordRequest,
  ProfileRequest,
  ResetPasswordRequest,
  SignUpRequest,
} from '#src/contracts/authentication.ts'
import { fieldErrorsOf } from '#src/contracts/field-errors.ts'
import { fieldKeyOf, fieldTextOf } from '#src/contracts/field-texts.ts'
import {
  BranchRequest,
  BranchUpdateRequest,
  ServiceProviderRequest,
  ServiceProviderUpdateRequest,
} from '#src/contracts/merchant.ts'
import { RoleRequest, RoleUpdateRequest } from '#src/contracts/role.ts'
import { UserAddRequest, UserUpdateRequest } from '#src/contracts/user.ts'

const RULES = {
  AcceptInvitationRequest,
  AccountUpdateRequest,
  BranchRequest,
  BranchUpdateRequest,
  ChangeEmailRequest,
  ChangePasswordRequest,
  CodeConfirmationRequest,
  ForgetPasswordRequest,
  ProfileRequest,
  ResetPasswordRequest,
  RoleRequest,
  RoleUpdateRequest,
  ServiceProviderRequest,
  ServiceProviderUpdateRequest,
  SignUpRequest,
  UserAddRequest,
  UserUpdateRequest,
}

/** A contract that a form can check itself by. */
export type ContractName = keyof typeof RULES

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.getOwnPropertyDescriptor(value, key)?.value
  }, values)

/** The first mistake of each field, as a key for `fieldTextOf`; nothing when the contract accepts the values. */
export const findMistakes = (contract: ContractName, values: unknown): Map<string, string> => {
  const rule: ZodType = RULES[contract]
  const checked = rule.safeParse(values)
  if (checked.success) return new Map()
  return new Map(
    Object.entries(fieldErrorsOf(checked.error)).map(([path, [first = 'invalid_value']]) =>
      // "At least two characters" is no help to somebody who has not written anything yet.
      [path, valueAt(values, path) === '' ? 'required' : first],
    ),
  )
}

export { fieldKeyOf, fieldTextOf }
