import { z } from 'zod'
import { Id } from './wire.ts'
import { RoleName } from './role.ts'

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email())

export const LoginRequest = z.strictObject({
  email: Email,
  password: z.string().min(1).max(128),
  rememberMe: z.boolean().default(false),
})
export type LoginRequest = z.input<typeof LoginRequest>

export const SessionUser = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  role: RoleName,
  branchIds: z.array(Id),
  branchNames: z.array(z.string()),
})
export type SessionUser = z.infer<typeof SessionUser>

export const OnboardingStep = z.enum(['otp', 'businessDetails', 'subscriptions', 'done'])

/** The refresh token is not here: it travels in an HttpOnly cookie only. `expiresIn` is in seconds. */
export const TokenAnswer = z.object({
  accessToken: z.string(),
  expiresIn: z.int(),
  user: SessionUser,
  onboardingStep: OnboardingStep,
})
export type TokenAnswer = z.infer<typeof TokenAnswer>

/** Claims of the access token, spelled as the specification spells them. */
export const AccessClaims = z.object({
  Id,
  Email: z.string(),
  Name: z.string(),
  Role: RoleName,
  branchIds: z.array(Id),
  branchNames: z.array(z.string()),
  accountId: Id.nullable(),
  sid: z.string(),
  iat: z.int(),
  exp: z.int(),
})
export type AccessClaims = z.infer<typeof AccessClaims>
