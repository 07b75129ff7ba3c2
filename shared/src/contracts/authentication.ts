import { z } from 'zod'
import { Email, Language, Mobile, Name, NewPassword, OneTimeCode } from './fields.ts'
import { Permission, RoleName } from './role.ts'
import { Id, LocalizedText } from './wire.ts'

interface NewPasswords {
  confirmPassword: string
  password?: string
  newPassword?: string
  email?: string
}

// Shared rules of forms that set a password: repeated exactly, and not the e-mail address.
const isRepeated = ({ password, newPassword, confirmPassword }: NewPasswords): boolean =>
  (password ?? newPassword) === confirmPassword
const REPEATED = {
  error: 'password_mismatch',
  path: ['confirmPassword'],
  // Checks despite errors in other fields, so that a person sees all of them at once.
  when: ({ value }: { value: unknown }) =>
    typeof value === 'object' && value !== null && 'confirmPassword' in value,
}

const isNotEmail = ({ password, email }: NewPasswords): boolean => password?.toLowerCase() !== email
const NOT_EMAIL = { error: 'password_is_email', path: ['password'] }

export const LoginRequest = z.strictObject({
  email: Email,
  password: z.string().min(1).max(128),
  rememberMe: z.boolean().default(false),
})
export type LoginRequest = z.input<typeof LoginRequest>

/** Digits for numbers in Arabic texts. Inputs accept both. */
export const Digits = z.enum(['latin', 'arabic'])
export type Digits = z.infer<typeof Digits>

export const SessionUser = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  role: RoleName,
  roleName: LocalizedText,
  permissions: z.array(Permission),
  phone: z.string().nullable(),
  language: Language,
  digits: Digits,
  isTwoStep: z.boolean().describe('each sign-in requires a code sent by e-mail'),
  branchIds: z.array(Id),
  branchNames: z.array(z.string()),
})
export type SessionUser = z.infer<typeof SessionUser>

export const OnboardingStep = z.enum(['otp', 'businessDetails', 'subscriptions', 'done'])
export type OnboardingStep = z.infer<typeof OnboardingStep>

/** The refresh token is not included: it is sent in an HttpOnly cookie only. `expiresIn` is in seconds. */
export const TokenAnswer = z.object({
  accessToken: z.string(),
  expiresIn: z.int(),
  user: SessionUser,
  onboardingStep: OnboardingStep,
})
export type TokenAnswer = z.infer<typeof TokenAnswer>

/** The password was right and a code was sent: the e-mail is not confirmed yet, or two-step sign-in is on. */
export const CodeRequired = z.object({
  requiresOtp: z.literal(true),
  userId: Id,
  emailForOtp: z.string(),
  purpose: z.enum(['SignUp', 'Login']),
  resendIn: z.int().describe('seconds'),
})
export type CodeRequired = z.infer<typeof CodeRequired>

export const LoginAnswer = z.union([TokenAnswer, CodeRequired])
export type LoginAnswer = z.infer<typeof LoginAnswer>

export const SignUpRequest = z
  .strictObject({
    name: Name,
    email: Email,
    phone: Mobile,
    password: NewPassword,
    confirmPassword: z.string().max(128),
    accountName: Name,
    acceptTerms: z.literal(true, { error: 'must_accept_terms' }),
    lang: Language,
  })
  .refine(isRepeated, REPEATED)
  .refine(isNotEmail, NOT_EMAIL)
export type SignUpRequest = z.input<typeof SignUpRequest>

/** `otpExpiresIn` and `resendIn` are in seconds. */
export const SignUpAnswer = z.object({
  userId: Id,
  email: z.string(),
  emailForOtp: z.string(),
  otpExpiresIn: z.int(),
  resendIn: z.int(),
})
export type SignUpAnswer = z.infer<typeof SignUpAnswer>

export const CodePurpose = z.enum(['SignUp', 'Login', 'ResetPassword', 'ChangeEmail'])
export type CodePurpose = z.infer<typeof CodePurpose>

/**
 * 400 `code_invalid` for a wrong code; 400 `code_void` if no code is valid any more: expired, used, tried five times,
 * or never sent. The same for an unknown address. ChangeEmail needs the session of the person who requested it.
 */
export const CodeConfirmationRequest = z.strictObject({
  userId: Id.nullish(),
  email: Email,
  code: OneTimeCode,
  purpose: CodePurpose,
  rememberMe: z.boolean().default(true),
})
export type CodeConfirmationRequest = z.input<typeof CodeConfirmationRequest>

export const ResetPermit = z.object({ resetToken: z.string(), expiresIn: z.int() })
export type ResetPermit = z.infer<typeof ResetPermit>
export const ChangedEmail = z.object({ email: z.string() })
export type ChangedEmail = z.infer<typeof ChangedEmail>

/**
 * By purpose: SignUp and Login sign in, ResetPassword returns the permit for the new password, ChangeEmail the new
 * address.
 */
export const CodeConfirmationAnswer = z.union([TokenAnswer, ResetPermit, ChangedEmail])
export type CodeConfirmationAnswer = z.infer<typeof CodeConfirmationAnswer>

export const ResendRequest = z.strictObject({ userId: Id.nullish(), email: Email, purpose: CodePurpose })
export type ResendRequest = z.input<typeof ResendRequest>
/** Seconds until the next code may be requested. The same for an unknown address. */
export const ResendAnswer = z.object({ resendIn: z.int() })
export type ResendAnswer = z.infer<typeof ResendAnswer>

export const ForgetPasswordRequest = z.strictObject({ email: Email })
export type ForgetPasswordRequest = z.input<typeof ForgetPasswordRequest>
/** The same answer for an unknown address. */
export const ForgetPasswordAnswer = z.object({
  userId: z.null(),
  emailForOtp: z.string(),
  otpExpiresIn: z.int(),
  resendIn: z.int(),
})
export type ForgetPasswordAnswer = z.infer<typeof ForgetPasswordAnswer>

export const ResetPasswordRequest = z
  .strictObject({
    resetToken: z.string().min(1).max(200),
    newPassword: NewPassword,
    confirmPassword: z.string().max(128),
  })
  .refine(isRepeated, REPEATED)
export type ResetPasswordRequest = z.input<typeof ResetPasswordRequest>

export const AccountValidationRequest = z.strictObject({
  field: z.enum(['email', 'phone', 'crNumber', 'vatNumber']),
  value: z.string().max(254),
})
export type AccountValidationRequest = z.input<typeof AccountValidationRequest>
/** `message` is in the caller's language, null if the values are valid. */
export const AccountValidationAnswer = z.object({
  isValid: z.boolean(),
  isAvailable: z.boolean(),
  normalised: z.string().nullable(),
  message: z.string().nullable(),
})
export type AccountValidationAnswer = z.infer<typeof AccountValidationAnswer>

/** Opens the link of an invitation. 404 `not_found` if it is used, withdrawn or older than 72 h. */
export const InvitationRequest = z.strictObject({ inviteToken: z.string().min(1).max(200) })
export type InvitationRequest = z.input<typeof InvitationRequest>
export const Invitation = z.object({
  email: z.string(),
  name: z.string(),
  accountName: LocalizedText.nullable().describe("null for an invitation to the operator's team"),
  roleName: LocalizedText,
  expiresAt: z.string(),
})
export type Invitation = z.infer<typeof Invitation>

/** User/SignUp: the invited person sets a password and is signed in. */
export const AcceptInvitationRequest = z
  .strictObject({
    inviteToken: z.string().min(1).max(200),
    name: Name,
    password: NewPassword,
    confirmPassword: z.string().max(128),
  })
  .refine(isRepeated, REPEATED)
export type AcceptInvitationRequest = z.input<typeof AcceptInvitationRequest>

export const ChangePasswordRequest = z
  .strictObject({
    currentPassword: z.string().min(1).max(128),
    newPassword: NewPassword,
    confirmPassword: z.string().max(128),
  })
  .refine(isRepeated, REPEATED)
export type ChangePasswordRequest = z.input<typeof ChangePasswordRequest>

export const ChangeEmailRequest = z.strictObject({ newEmail: Email, password: z.string().min(1).max(128) })
export type ChangeEmailRequest = z.input<typeof ChangeEmailRequest>
export const ChangeEmailAnswer = z.object({
  emailForOtp: z.string(),
  otpExpiresIn: z.int(),
  resendIn: z.int(),
})
export type ChangeEmailAnswer = z.infer<typeof ChangeEmailAnswer>

/** Update of one's own profile. Absent fields stay unchanged. */
export const ProfileRequest = z.strictObject({
  name: Name.optional(),
  phone: z.union([z.literal('').transform(() => null), Mobile]).nullish(),
  lang: Language.optional(),
  digits: Digits.optional(),
  isTwoStep: z.boolean().optional(),
  /** Required to switch two-step sign-in off: an unattended till or a stolen token alone must not suffice. */
  password: z.string().max(128).optional(),
})
export type ProfileRequest = z.input<typeof ProfileRequest>

/** Request to switch two-step sign-in off. */
export const TwoStepOffRequest = z.strictObject({
  isTwoStep: z.literal(false),
  password: z.string().min(1).max(128),
})
export type TwoStepOffRequest = z.input<typeof TwoStepOffRequest>

/** Claims of the access token, with the specification's names. A missing claim of an older token gets its default. */
export const AccessClaims = z.object({
  Id,
  Email: z.string(),
  Name: z.string(),
  Role: RoleName,
  branchIds: z.array(Id),
  branchNames: z.array(z.string()),
  digits: Digits.default('latin'),
  accountId: Id.nullable(),
  permissions: z.array(Permission).default([]),
  onboardingStep: OnboardingStep.default('done'),
  isSuspended: z
    .boolean()
    .default(false)
    .describe('true if the merchant is suspended: only open orders can be finished'),
  isExpired: z
    .boolean()
    .default(false)
    .describe(
      'true if the subscription ended or the account is being closed: its people have read access only',
    ),
  closesAt: z
    .string()
    .nullable()
    .default(null)
    .describe('time at which the account is closed for good; null if it is not being closed'),
  releaseChannel: z
    .string()
    .nullable()
    .default(null)
    .describe('release channel of the merchant; null for the channel in /config.json'),
  viewOf: LocalizedText.nullable()
    .default(null)
    .describe('name of the impersonated merchant; the session has read access only'),
  sid: z.string(),
  iat: z.int(),
  exp: z.int(),
})
export type AccessClaims = z.infer<typeof AccessClaims>

/** One sign-in of the caller on one device. */
export const DeviceSession = z.object({
  id: z.uuid(),
  browser: z.string().nullable().describe('e.g. "Chrome"'),
  system: z.string().nullable().describe('e.g. "Android"'),
  kind: z.enum(['desktop', 'tablet', 'phone', 'unknown']),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type DeviceSession = z.infer<typeof DeviceSession>
export const DeviceSessionList = z.array(DeviceSession)
export const SessionEndQuery = z.object({ Id: z.uuid() })
