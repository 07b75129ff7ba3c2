import type { DeviceSession, SessionUser } from '@sufra/shared/contracts/authentication'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpCall, RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, within } from '@testing-library/react'
import { settingsTexts } from '#src/testing/settings-texts.ts'
import { SettingsPage } from '../settings.page.tsx'

export const me = (changes: Partial<SessionUser> = {}): SessionUser => ({
  id: 1,
  email: 'noura@sufra.test',
  name: 'نورة القحطاني',
  role: 'Admin',
  roleName: '{"ar":"مدير","en":"Admin"}',
  permissions: [],
  phone: '+966501234567',
  language: 'ar',
  digits: 'latin',
  isTwoStep: false,
  branchIds: [],
  branchNames: [],
  ...changes,
})

export const device = (changes: Partial<DeviceSession> = {}): DeviceSession => ({
  id: '6f1c3f52-3f5c-4a3c-9d3e-0d6a3b0b9a01',
  browser: 'Chrome',
  system: 'Windows',
  kind: 'desktop',
  createdAt: '2026-03-01T09:00:00Z',
  lastSeenAt: new Date().toISOString(),
  isCurrent: true,
  ...changes,
})
export const PHONE = device({
  id: '6f1c3f52-3f5c-4a3c-9d3e-0d6a3b0b9a02',
  browser: 'Safari',
  system: 'iOS',
  kind: 'phone',
  isCurrent: false,
  lastSeenAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
})

interface Shown extends ReturnType<typeof renderUi> {
  calls: HttpCall[]
  bodyOf: (path: string) => unknown
}

/** Renders the settings of an Admin, with these responses besides the usual ones. */
export const show = (
  answers: Parameters<typeof answerHttp>[0] = {},
  options: RenderUiOptions = {},
): Shown => {
  const { calls } = answerHttp({
    'GET /api/User/Get': { body: me() },
    'GET /api/Session/Get': { body: [PHONE, device()] },
    'GET /api/WeeklyLetter/Get': { body: { isOn: true } },
    'GET /api/AccountView/Get': call => ({ body: samplePage([], call) }),
    ...answers,
  })
  const shown = renderUi(
    <>
      <SettingsPage />
      <Toaster />
    </>,
    { namespaces: settingsTexts, role: 'Admin', route: '/settings', ...options },
  )
  const bodyOf = (path: string) => calls.find(call => call.path === path)?.body
  return { ...shown, calls, bodyOf }
}

export const section = async (title: string) => within(await screen.findByRole('region', { name: title }))
